import { adminToken, asAdmin, fulfillOrder, placeOrder, setFaults } from "./support/api.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

// A reload ends this backend, and with it the requests in progress.
test.use({ sharesBackend: false })

interface Placed {
  readonly id: string
  readonly name: string
}
interface ReadOrder {
  readonly display_id: number
  readonly status: string
  readonly fulfillments: { shipped_at: string | null; labels: { tracking_number: string }[] }[]
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })

const pagesOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** Orders of one item, the newest last. */
async function place(page: Page, count: number) {
  const admin = await asAdmin(page)
  const read = async (id: string) => {
    const path = `/admin/orders/${id}?fields=id,display_id,status,*fulfillments,*fulfillments.labels`
    return (await admin<{ order: ReadOrder }>("GET", path)).order
  }
  const placed: Placed[] = []
  for (let index = 0; index < count; index++) {
    const id = await placeOrder(page, 1)
    placed.push({ id, name: `#${(await read(id)).display_id}` })
  }
  return { admin, placed, read }
}

async function select(page: Page, placed: readonly Placed[]) {
  await visit(page, "/admin/orders?sort=-display_id")
  for (const { name } of placed) await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check()
}

test("payments are captured by keyboard, once despite lost responses; an excluded order is named @mock", async ({
  page,
  axe,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  await signInAsAdmin(page)
  const { admin, placed } = await place(page, 3)
  const [first, second] = placed
  await admin("POST", `/admin/orders/${second?.id}/cancel`, {})
  await select(page, placed)
  await axe()
  await button(page, "Capture").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Payments of 2 orders will be captured" })).toBeVisible()
  await expect(page.getByRole("row", { name: second?.name ?? "" })).toContainText("The order is canceled")
  await axe()
  await setFaults(page, { method: "POST", path: "/admin/payments/:id/capture", drop: "after", times: 2 })
  await button(page, "Capture payments of 2 orders").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Payments of 2 orders captured")).toBeVisible()
  await expect(page.getByText("1 order was left out after the check.")).toBeVisible()
  await axe()
  const path = `/admin/orders/${first?.id}?fields=id,*payment_collections.payments.captures`
  type Answer = { order: { payment_collections: { payments: { captures: unknown[] }[] }[] } }
  const { order } = await admin<Answer>("GET", path)
  expect(order.payment_collections[0]?.payments[0]?.captures).toHaveLength(1)
})

test("orders are fulfilled across a reload, none twice, and the failed one is retried @mock", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/)
  await signInAsAdmin(page)
  const { placed, read } = await place(page, 12)
  const refused = { method: "POST", path: `/admin/orders/${placed[2]?.id}/fulfillments`, status: 400 }
  await setFaults(
    page,
    { ...refused, body: { type: "invalid_data", message: "No provider" } },
    { method: "POST", path: "/admin/orders/:id/fulfillments", latency: 1500 },
  )
  await select(page, placed)
  await page.getByRole("button", { name: "Fulfill", exact: true }).click()
  await button(page, "Fulfill 12 orders").click()
  await expect(page.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "8")
  await page.reload()
  await expect(page.getByRole("heading", { name: "Job interrupted" })).toBeVisible()
  await button(page, "Continue").click()
  await expect(page.getByText("11 of 12 orders done")).toBeVisible()
  await expect(page.getByRole("row", { name: placed[2]?.name ?? "" })).toContainText("No provider")
  await setFaults(page)
  await button(page, "Retry 1 order").click()
  await expect(page.getByText("12 orders fulfilled")).toBeVisible()
  for (const { id } of placed) expect((await read(id)).fulfillments).toHaveLength(1)
})

test("a file with tracking numbers ships its orders, and names the rows that it can't use", async ({ page, axe }) => {
  await signInAsAdmin(page)
  const { placed, read } = await place(page, 2)
  const [first, second] = placed
  await fulfillOrder(page, String(first?.id))
  const number = `1Z999AA1${String(Date.now()).slice(-10)}`
  const lines = ["Order;Tracking number", `${first?.name};${number}`, `${second?.name};A1`, "#9999999;A2", ";A3"]
  await visit(page, "/admin/orders")
  await button(page, "Import tracking numbers").click()
  await expect(button(page, "Check orders")).toHaveAttribute("aria-disabled", "true")
  await page.locator("input[type=file]").setInputFiles({
    name: "tracking.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\r\n")),
  })
  await expect(page.getByText("#9999999: there is no such order")).toBeVisible()
  await expect(page.getByText("No order number")).toBeVisible()
  await axe()
  await button(page, "Check orders").click()
  await expect(page.getByRole("heading", { name: "1 order will be marked as shipped" })).toBeVisible()
  await expect(page.getByRole("row", { name: second?.name ?? "" })).toContainText("fulfill the order first")
  await button(page, "Mark 1 order as shipped").click()
  await expect(page.getByText("1 order marked as shipped")).toBeVisible()
  const [fulfillment] = (await read(String(first?.id))).fulfillments
  expect(fulfillment?.shipped_at).toBeTruthy()
  expect(fulfillment?.labels.map(({ tracking_number }) => tracking_number)).toEqual([number])
})

test("packing slips and invoices of selected orders print on a page each, dark on white", async ({ page, axe }) => {
  await signInAsAdmin(page)
  const { placed } = await place(page, 3)
  await select(page, placed)
  await page.getByRole("button", { name: "More", exact: true }).click()
  await page.getByRole("menuitem", { name: "Print packing slips or invoices" }).click()
  const printed = page.getByRole("article")
  await expect(printed).toHaveCount(3)
  await axe()
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"))
  await page.emulateMedia({ media: "print" })
  await expect(button(page, "Print 3 orders")).toBeHidden()
  await expect(page.getByRole("navigation").first()).toBeHidden()
  expect(await printed.first().evaluate((element) => getComputedStyle(element).colorScheme)).toBe("light")
  for (const type of ["Packing slip", "Invoice"]) {
    await page.emulateMedia({ media: "screen" })
    await page.getByRole("radio", { name: type }).click()
    await expect(page.getByRole("radio", { name: type })).toBeChecked()
    await expect(printed.first()).toHaveAccessibleName(new RegExp(`^${type} of order #`))
    await page.emulateMedia({ media: "print" })
    expect(pagesOf(await page.pdf())).toBe(3)
  }
})

test.describe("at 390 pixels, dark, in German", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark", locale: "de-DE" })

  test("every step fits the screen", async ({ page, axe }) => {
    await page.goto("/admin/login")
    await expect(button(page, "Anmelden")).toBeVisible()
    const token = await adminToken(page)
    await page.evaluate((value) => localStorage.setItem("admin_token", value), token)
    const { admin, placed } = await place(page, 2)
    await admin("POST", `/admin/orders/${placed[0]?.id}/cancel`, {})
    const check = async () => {
      await expectNoOverflow(page)
      await axe()
    }
    await visit(page, "/admin/orders?sort=-display_id")
    for (const { name } of placed) await page.getByRole("checkbox", { name: new RegExp(`${name}(?!\\d)`) }).check()
    await check()
    await button(page, "Versand vorbereiten").click()
    await expect(page.getByRole("heading", { name: "Der Versand von 1 Bestellung wird vorbereitet" })).toBeVisible()
    await check()
    await button(page, "Versand von 1 Bestellung vorbereiten").click()
    await expect(page.getByText("Versand von 1 Bestellung vorbereitet")).toBeVisible()
    await check()
  })
})
