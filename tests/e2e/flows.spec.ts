import { addFreeShipping } from "./support/add-free-shipping.ts"
import { asAdmin, fulfillOrder, placeOrder, registerCustomer, setFaults } from "./support/api.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

/** Flows on a phone: through faults, paused and continued, discarded. Other files cover their completion. */
test.use({ viewport: { width: 390, height: 844 } })
// Every test drops requests of the back office.
test.beforeEach(({ problems }) => problems.allow(/ERR_FAILED \(\S+\/api\/admin\//))

type Admin = Awaited<ReturnType<typeof asAdmin>>
type Preview = { order: { order_change?: { status: string } | null; items: { actions?: unknown[] }[] } }

const orderPage = (page: Page) => expect(page.getByRole("heading", { name: /^(Order|Draft) #/ })).toBeVisible()
const openChange = async (admin: Admin, id: string) =>
  (await admin<Preview>("GET", `/admin/orders/${id}/preview`)).order.order_change ?? null
const staged = async (admin: Admin, id: string) =>
  (await admin<Preview>("GET", `/admin/orders/${id}/preview`)).order.items.flatMap((item) => item.actions ?? [])
/** Enters a quantity of 1 and commits it with Enter. */
async function one(page: Page, name: RegExp) {
  await page.getByLabel(name).first().fill("1")
  await page.getByLabel(name).first().press("Enter")
}
async function add(page: Page) {
  await page.getByRole("searchbox", { name: "Search products" }).fill("a")
  await page
    .getByRole("button", { name: /^Add .*,/ })
    .first()
    .click()
}
async function choose(page: Page, action: string) {
  await page.getByRole("button", { name: "More actions" }).click()
  await page.getByRole("menuitem", { name: action, exact: true }).click()
}
async function newOrder(page: Page, { fulfilled = false } = {}) {
  await signInAsAdmin(page)
  const id = await placeOrder(page)
  if (fulfilled) await fulfillOrder(page, id)
  return { id, admin: await asAdmin(page) }
}

async function newDraft(page: Page) {
  await signInAsAdmin(page)
  const admin = await asAdmin(page)
  const { regions } = await admin<{ regions: { id: string }[] }>("GET", "/admin/regions")
  const body = { region_id: regions[0]?.id, email: "nobody@example.com" }
  const { draft_order } = await admin<{ draft_order: { id: string } }>("POST", "/admin/draft-orders", body)
  return { id: draft_order.id, admin }
}

const changes = [
  { name: "a draft's edit", path: "draft", step: add, shown: "New", confirm: /^Confirm 1 change/ },
  { name: "an order edit", path: "edit", step: add, shown: "New", confirm: /^Confirm 1 change/ },
  {
    name: "a return",
    path: "return",
    step: (page: Page) => one(page, /^Quantity of .* to return/),
    shown: "1 to return",
    confirm: /^Request return of 1 item/,
  },
  {
    name: "a claim",
    path: "claim",
    step: (page: Page) => one(page, /^Claimed quantity of/),
    shown: "1 claimed",
    confirm: "Confirm claim",
  },
  {
    name: "an exchange",
    path: "exchange",
    step: async (page: Page) => {
      await add(page)
      await expect(page.getByText("New", { exact: true }).first()).toBeVisible()
      await one(page, /^Quantity of .* to return/)
      await addFreeShipping(page)
    },
    shown: "1 to return",
    staged: 2,
    confirm: "Confirm exchange",
  },
] as const

for (const change of changes) {
  test(`${change.name} survives a lost response, a reload and a pause, and is discarded completely @mock`, async ({
    page,
    problems,
    axe,
  }) => {
    // The page requests the discarded claim or return once more; it no longer exists.
    problems.allow(/status of 404 \(Not Found\) \(\S+\/api\/admin\/(claims|returns)\/[^/]+$/)
    const isDraft = change.path === "draft"
    const { id, admin } = isDraft ? await newDraft(page) : await newOrder(page, { fulfilled: change.path !== "edit" })
    await visit(page, isDraft ? `/admin/draft-orders/${id}/edit` : `/admin/orders/${id}/${change.path}`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await setFaults(page, { method: "POST", path: "/admin/*", drop: "after", times: 2 })
    await change.step(page)
    await expect(page.getByText(change.shown, { exact: true }).first()).toBeVisible()
    const count = "staged" in change ? change.staged : 1
    await expect.poll(async () => (await staged(admin, id)).length).toBe(count)
    await page.reload()
    await expect(page.getByText(change.shown, { exact: true }).first()).toBeVisible()
    expect(await staged(admin, id)).toHaveLength(count)
    await expectNoOverflow(page)
    await axe()

    await page.locator("h1").click()
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Keep for later" }).click()
    await orderPage(page)
    await expectNoOverflow(page)
    expect(await openChange(admin, id)).toMatchObject({ status: "pending" })
    await page
      .getByRole("link", { name: /^Continue (editing|order edit|return|claim|exchange)/ })
      .first()
      .click()
    await expect(page.getByText(change.shown, { exact: true }).first()).toBeVisible()
    await setFaults(page, { method: "POST", path: "/admin/*", drop: "before", times: 1 })
    await page.getByRole("button", { name: change.confirm }).click()
    await expect(page.getByRole("alert").filter({ hasText: "Connection lost" })).toBeVisible()
    await page.getByRole("button", { name: /^Back to (draft|order)/ }).click()
    await page.getByRole("button", { name: "Discard changes" }).click()
    await orderPage(page)
    expect(await openChange(admin, id)).toBeNull()
  })
}

test("shows a change by someone else, and confirms the order edit once @mock", async ({ page, problems }) => {
  problems.allow(/status of 400 \(Bad Request\) \(\S+\/api\/admin\/order-edits\/[^/]+\/items\)/)
  const { id, admin } = await newOrder(page)
  await visit(page, `/admin/orders/${id}/edit`)
  await add(page)
  await expect(page.getByText("New", { exact: true }).first()).toBeVisible()
  await admin("POST", `/admin/order-edits/${id}/confirm`)
  await page
    .getByRole("button", { name: /^Add .*,/ })
    .nth(1)
    .click()
  const conflict = page.getByRole("status").filter({ hasText: "Someone else changed this order" })
  await expect(conflict).toContainText(/Total: .*→/)
  await expect(conflict).toBeInViewport()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(conflict).toBeHidden()
  await expect(page.getByText("New", { exact: true }).first()).toBeVisible()
  await page.getByRole("button", { name: "Confirm 1 change" }).dblclick()
  await orderPage(page)
  type Changes = { order_changes: { status: string }[] }
  const { order_changes } = await admin<Changes>("GET", `/admin/orders/${id}/changes`)
  expect(order_changes.map(({ status }) => status)).toEqual(["confirmed", "confirmed"])
})

test("a return is received despite lost responses and a reload, confirmed by keyboard @mock", async ({ page, axe }) => {
  const { id, admin } = await newOrder(page, { fulfilled: true })
  type StartedReturn = { return: { id: string } }
  const started = await admin<StartedReturn>("POST", "/admin/returns", { order_id: id })
  const { order } = await admin<{ order: { items: { id: string }[] } }>("GET", `/admin/orders/${id}`)
  const returns = `/admin/returns/${started.return.id}`
  await admin("POST", `${returns}/request-items`, { items: [{ id: order.items[0]?.id, quantity: 1 }] })
  const { stock_locations } = await admin<{ stock_locations: { id: string }[] }>("GET", "/admin/stock-locations")
  await admin("POST", returns, { location_id: stock_locations[0]?.id })
  await admin("POST", `${returns}/request`, {})
  await visit(page, `/admin/orders/${id}/returns/${started.return.id}/receive`)
  await setFaults(page, { method: "POST", path: "/admin/*", drop: "after", times: 2 })
  await one(page, /^Undamaged quantity of/)
  await expect(page.getByText("1 of 1")).toBeVisible()
  await expectNoOverflow(page)
  await axe()
  await page.reload()
  await expect(page.getByText("1 of 1")).toBeVisible()
  await setFaults(page, { method: "POST", path: `${returns}/receive/confirm`, drop: "after", times: 1 })
  await page.keyboard.press("Control+Enter")
  await orderPage(page)
  await expect(page.getByText("Received").first()).toBeVisible()
  expect(await openChange(admin, id)).toBeNull()
})

test("fulfills, captures, refunds and archives an order once despite lost connections @mock", async ({ page, axe }) => {
  const { id, admin } = await newOrder(page)
  await visit(page, `/admin/orders/${id}`)
  const dialog = page.getByRole("dialog")

  await test.step("the fulfillment is left and opened again, and its response is lost", async () => {
    await page.getByRole("link", { name: "Fulfill items" }).click()
    await expect(page.getByRole("button", { name: "Fulfill 2 items" })).toBeVisible()
    await expectNoOverflow(page)
    await axe()
    await page.keyboard.press("Escape")
    await page.getByRole("link", { name: "Fulfill items" }).click()
    await setFaults(page, { method: "POST", path: "/admin/orders/:id/fulfillments", drop: "after", times: 1 })
    await page.getByRole("button", { name: "Fulfill 2 items" }).click()
    await orderPage(page)
    await expectNoOverflow(page)
  })

  await test.step("the shipment’s response is lost", async () => {
    await setFaults(page, { method: "POST", path: "/admin/orders/:id/fulfillments/*", drop: "after", times: 1 })
    await page.getByRole("button", { name: "Ship", exact: true }).click()
    await expectNoOverflow(page)
    await dialog.getByRole("button", { name: "Mark as shipped" }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step("the capture fails and is tried again", async () => {
    await setFaults(page, { method: "POST", path: "/admin/payments/:id/capture", drop: "before", times: 1 })
    await page.getByRole("button", { name: /^Capture / }).click()
    await dialog.getByRole("button", { name: /^Capture/ }).click()
    await expect(dialog.getByRole("alert")).toBeVisible()
    await expectNoOverflow(page)
    await axe()
    await dialog.getByRole("button", { name: /^Capture/ }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step("the refund’s response is lost", async () => {
    await setFaults(page, { method: "POST", path: "/admin/payments/:id/refund", drop: "after", times: 1 })
    await page.getByRole("button", { name: "Refund payment" }).click()
    await page.getByLabel("Amount").fill("5")
    await dialog.getByRole("button", { name: /^Refund .*5\.00/ }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step("the order is completed and archived", async () => {
    for (const [action, path, confirm] of [
      ["Complete order", "complete", "Complete order"],
      ["Archive order", "archive", "Archive order"],
    ] as const) {
      await setFaults(page, { method: "POST", path: `/admin/orders/:id/${path}`, drop: "after", times: 1 })
      await choose(page, action)
      await dialog.getByRole("button", { name: confirm }).click()
      await expect(dialog).toBeHidden()
    }
    await expectNoOverflow(page)
  })

  await test.step("each of them happened once", async () => {
    type Moved = {
      status: string
      fulfillments: unknown[]
      payment_collections: { payments: { refunds: unknown[] }[] }[]
    }
    const fields = "status,*fulfillments,*payment_collections.payments.refunds"
    const { order } = await admin<{ order: Moved }>("GET", `/admin/orders/${id}?fields=${fields}`)
    expect(order.status).toBe("archived")
    expect(order.fulfillments).toHaveLength(1)
    expect(order.payment_collections[0]?.payments[0]?.refunds).toHaveLength(1)
  })
})

test("transfers, cancels and invites once despite lost connections, and keeps the results after a reload @mock", async ({
  page,
  axe,
}) => {
  const { id, admin } = await newOrder(page)
  const { email } = await registerCustomer(page, { first_name: "Nora", last_name: "New" })
  await visit(page, `/admin/orders/${id}`)
  await choose(page, "Transfer to another customer")
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("combobox", { name: "New customer" }).fill(email)
  await page.getByRole("option", { name: email }).click()
  await expectNoOverflow(page)
  await setFaults(page, { method: "POST", path: "/admin/orders/:id/transfer", drop: "after", times: 1 })
  await dialog.getByRole("button", { name: "Request transfer to Nora New" }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await page.getByRole("button", { name: "Withdraw request" }).click()
  await dialog.getByRole("button", { name: "Withdraw request" }).click()
  await expect(page.getByText("Transfer request withdrawn")).toBeVisible()
  expect(await openChange(admin, id)).toBeNull()

  await page.getByRole("button", { name: "Change email" }).click()
  await dialog.getByLabel("Email").fill("nora@example.com")
  await expectNoOverflow(page)
  await setFaults(page, { method: "POST", path: "/admin/orders/:id", drop: "after", times: 1 })
  await dialog.getByRole("button", { name: "Save email" }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText("nora@example.com").first()).toBeVisible()

  await choose(page, "Cancel order")
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await choose(page, "Cancel order")
  await setFaults(page, { method: "POST", path: "/admin/orders/:id/cancel", drop: "before", times: 1 })
  await dialog.getByRole("button", { name: "Cancel order" }).click()
  await expect(dialog.getByRole("alert")).toBeVisible()
  await expectNoOverflow(page)
  await dialog.getByRole("button", { name: "Cancel order" }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText("Canceled", { exact: true }).first()).toBeVisible()

  const invited = `flows-${Date.now()}@example.com`
  await visit(page, "/admin/settings/team")
  await page.getByRole("button", { name: "Invite team member", exact: true }).click()
  await dialog.getByLabel("Email").fill(invited)
  await setFaults(page, { method: "POST", path: "/admin/invites", drop: "after", times: 1 })
  await dialog.getByRole("button", { name: "Create invitation" }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole("listitem").filter({ hasText: invited })).toBeVisible()
  await expectNoOverflow(page)
  await axe()
  const { invites } = await admin<{ invites: { email: string }[] }>("GET", "/admin/invites?limit=200")
  expect(invites.filter((each) => each.email === invited)).toHaveLength(1)
})

test("? lists the global keyboard shortcuts @mock", async ({ page, axe }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdmin(page)
  await visit(page, "/admin/orders")
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible()
  await axe()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.keyboard.press("g")
  await page.keyboard.press("t")
  await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible()
})
