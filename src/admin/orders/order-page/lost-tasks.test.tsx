import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { closePage } from "#tests/support/unsaved.ts"

const shop = await openLiveShop()
const { order: orders, payment } = shop.admin.admin
const id = await placeOrder(shop)
const { faults } = shop.backend
const FIELDS =
  "*payment_collections.payments.captures,*payment_collections.payments.refunds,total,*credit_lines,metadata"
const read = async () => (await orders.retrieve({ id, query: { fields: FIELDS } })).order
const paid = async () => (await read()).payment_collections?.[0]?.payments?.[0]
const paymentId = String((await paid())?.id)
const world = shop.backend.db.export()

beforeEach(() => {
  faults.set([])
  shop.backend.db.import(world)
})

const dialog = async () => within(await screen.findByRole("dialog"))
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
const amountField = async () => (await dialog()).getByLabelText<HTMLInputElement>("Amount")
async function open() {
  const page = await renderAdminPage(`/admin/orders/${id}`, shop)
  await screen.findByRole("heading", { level: 1, name: /^Order #/ })
  const card = (await screen.findByRole("heading", { level: 2, name: "Payments" })).closest("section") as HTMLElement
  const inMenu = async (name: RegExp) => {
    await page.user.click(screen.getByRole("button", { name: "More actions" }))
    await page.user.click(await screen.findByRole("menuitem", { name }))
  }
  return { ...page, card: within(card), inMenu }
}
type Page = Awaited<ReturnType<typeof open>>

interface Kind {
  readonly prepare?: () => Promise<unknown>
  readonly open: (page: Page) => Promise<void>
  readonly type: (page: Page, amount: string) => Promise<void>
  readonly confirm: (amount: string) => string
  readonly path: string
  /** The path of the check after a lost response; its first read, if any, is the one before sending. */
  readonly check: string
  readonly done: (amount: string) => string
  readonly amounts: () => Promise<(number | undefined)[] | undefined>
}
const typeAmount = async ({ user }: Page, amount: string) => {
  await user.clear(await amountField())
  await user.type(await amountField(), amount)
}
const kinds: Readonly<Record<string, Kind>> = {
  refund: {
    prepare: () => payment.capture({ id: paymentId, body: {} }),
    open: ({ user, card }) => user.click(card.getByRole("button", { name: /^Refund/ })),
    type: typeAmount,
    confirm: (amount) => `Refund €${amount}.00`,
    path: "/admin/payments/:id/refund",
    check: "/admin/payments/:id",
    done: (amount) => `€${amount}.00 refunded`,
    amounts: async () => (await paid())?.refunds?.map(({ amount }) => amount),
  },
  capture: {
    open: ({ user }) => user.click(screen.getByRole("button", { name: /^Capture €/ })),
    type: typeAmount,
    confirm: (amount) => `Capture €${amount}.00`,
    path: "/admin/payments/:id/capture",
    check: "/admin/payments/:id",
    done: (amount) => `€${amount}.00 captured`,
    amounts: async () => (await paid())?.captures?.map(({ amount }) => amount),
  },
  credit: {
    open: ({ inMenu }) => inMenu(/credit/i),
    type: async (page, amount) => {
      await typeAmount(page, amount)
      const reason = (await dialog()).getByLabelText(/^Reason/)
      await page.user.clear(reason)
      await page.user.type(reason, "Goodwill")
    },
    confirm: (amount) => `Credit €${amount}.00`,
    path: "/admin/orders/:id/credit-lines",
    check: "/admin/orders/:id",
    done: (amount) => `€${amount}.00 credited`,
    amounts: async () => (await read()).credit_lines?.map(({ amount }) => amount),
  },
}
const rows = Object.entries(kinds)

/** Confirms an amount; the response and the check are lost. */
async function lose(kind: Kind, page: Page, amount: string, check: object) {
  await kind.open(page)
  await kind.type(page, amount)
  faults.set([
    { method: "POST", path: kind.path, drop: "after", times: 1 },
    { method: "GET", path: kind.check, latency: 1, times: 1 },
    { method: "GET", path: kind.check, ...check },
  ])
  const { journal } = shop.backend
  const count = () => journal.entries({}).filter(({ method, path }) => method === "POST" && path.endsWith(end)).length
  const end = kind.path.replace(/.*:id/, "")
  const before = count()
  await page.user.click((await dialog()).getByRole("button", { name: kind.confirm(amount) }))
  await waitFor(() => expect(count()).toBe(before + 1))
}

describe.each(rows)("a %s whose response and check are lost", (_, kind) => {
  it("is recognized when the page is loaded again, and its input isn't restored", async () => {
    await kind.prepare?.()
    await lose(kind, await open(), "20", { drop: "before" })
    await (await dialog()).findByText(english.admin.task.lost)
    faults.set([])
    closePage()
    const again = await open()
    await kind.open(again)
    const shown = await dialog()
    expect(await shown.findByText(`Your earlier attempt went through: ${kind.done("20")}`)).toBeTruthy()
    expect(shown.queryByText(english.admin.form.draft.title)).toBeNull()
    expect(shown.queryByRole("button", { name: kind.confirm("20") })).toBeNull()
    await kind.type(again, "20")
    await again.user.click(shown.getByRole("button", { name: kind.confirm("20") }))
    await closed()
    expect(await kind.amounts()).toEqual([20, 20])
  })

  it("is recognized when the page is loaded again before the response", async () => {
    await kind.prepare?.()
    await lose(kind, await open(), "20", { latency: 300 })
    closePage()
    faults.set([])
    await kind.open(await open())
    expect(await screen.findByText(`Your earlier attempt went through: ${kind.done("20")}`)).toBeTruthy()
    expect(await kind.amounts()).toEqual([20])
  })

  it("is made once if it can only be checked when it is confirmed again", async () => {
    await kind.prepare?.()
    await lose(kind, await open(), "20", { drop: "before" })
    await (await dialog()).findByText(english.admin.task.lost)
    faults.set([])
    closePage()
    const again = await open()
    faults.set([{ method: "GET", path: kind.check, status: 500, times: 3 }])
    await kind.open(again)
    const shown = await dialog()
    expect(await shown.findByText(english.admin.form.draft.title)).toBeTruthy()
    await waitFor(() =>
      expect(shown.getByRole("button", { name: kind.confirm("20") })).toHaveProperty("ariaBusy", null),
    )
    faults.set([])
    await again.user.click(shown.getByRole("button", { name: kind.confirm("20") }))
    await closed()
    expect(await kind.amounts()).toEqual([20])
  })

  it("isn't added to by one of a corrected amount", async () => {
    await kind.prepare?.()
    const page = await open()
    await lose(kind, page, "20", { drop: "before" })
    const shown = await dialog()
    await shown.findByText(english.admin.task.lost)
    faults.set([])
    await kind.type(page, "25")
    await page.user.click(shown.getByRole("button", { name: kind.confirm("25") }))
    expect(await shown.findByText(`Your earlier attempt went through: ${kind.done("20")}`)).toBeTruthy()
    expect(shown.getByText(english.admin.task.earlierText)).toBeTruthy()
    expect(shown.queryByRole("button", { name: kind.confirm("25") })).toBeNull()
    expect(await kind.amounts()).toEqual([20])
  })
})

it("a note whose response and check are lost is saved once, also if the page is loaded again", async () => {
  const addNote = async ({ user }: Page) => {
    await user.click(await screen.findByRole("button", { name: english.admin.orderDetails.notes.add }))
    return within(await screen.findByRole("dialog"))
  }
  const page = await open()
  const shown = await addNote(page)
  await page.user.type(shown.getByLabelText(english.admin.orderDetails.notes.text), "Called twice")
  faults.set([
    { method: "POST", path: "/admin/orders/:id", drop: "after", times: 1 },
    { method: "GET", path: "/admin/orders/:id", drop: "before" },
  ])
  await page.user.click(shown.getByRole("button", { name: english.admin.orderDetails.notes.confirm }))
  await shown.findByText(english.admin.task.lost)
  faults.set([])
  closePage()
  const again = await open()
  await again.user.click(await screen.findByRole("button", { name: english.admin.orderDetails.notes.add }))
  expect(await screen.findByText(/^Your earlier attempt went through/)).toBeTruthy()
  expect(Object.values((await read()).metadata ?? {})).toMatchObject([{ text: "Called twice" }])
})
