import { screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { formatDate } from "#lib/dates.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, store: stores, payment: payments, orderEdit: edits } = shop.admin.admin
const first = await placeOrder(shop, 3)
const second = await placeOrder(shop, 1)
const [store] = (await stores.list()).stores
await stores.update({ id: String(store?.id), body: { name: "Fenn Goods" } })
const world = shop.backend.db.export()

beforeEach(() => {
  localStorage.clear()
  shop.backend.db.import(world)
})

const read = async (id: string) => (await orders.retrieve({ id })).order
const numberOf = async (id: string) => (await read(id)).display_id
const article = async (name: string) => within(await screen.findByRole("article", { name }))
const open = (search: string) => renderAdminPage(`/admin/orders/print?${search}`, shop)

describe("a printed packing slip", () => {
  it("lists the items with barcodes, the store and the shipping address, but no prices", async () => {
    await open(`ids=${first}`)
    const slip = await article(`Packing slip of order #${await numberOf(first)}`)
    slip.getByText("Fenn Goods")
    slip.getByText("Ship to")
    slip.getByText("10115 Berlin")
    const row = within(slip.getByRole("row", { name: /T-Shirt/ }))
    row.getByText("3")
    const code = row.getByText("SHIRT-M-BLACK")
    expect(code.parentElement?.querySelector("svg path")).not.toBeNull()
    expect(document.querySelector("article")?.textContent).not.toContain("€")
    expect(await domProblems()).toEqual([])
  })

  it("has the deployment's name instead of the store's, and an invoice its legal name and address", async () => {
    vi.stubEnv("VITE_SHOP_NAME", "Nord")
    vi.stubEnv("VITE_SHOP_LOGO", "/logo.svg")
    vi.stubEnv("VITE_SHOP_COMPANY", "Nord GmbH")
    vi.stubEnv("VITE_SHOP_ADDRESS", "Lange Straße 7, 20095 Hamburg")
    const { user } = await open(`ids=${first}`)
    const number = await numberOf(first)
    const slip = await article(`Packing slip of order #${number}`)
    slip.getByText("Nord")
    expect(slip.queryByText("Lange Straße 7")).toBeNull()
    await user.click(screen.getByRole("radio", { name: /^Invoice/ }))
    const invoice = await article(`Invoice of order #${number}`)
    for (const text of ["Nord GmbH", "Lange Straße 7", "20095 Hamburg"]) invoice.getByText(text)
  })

  it("lists what is to be packed next of a partly shipped order, says so, and names the shipping method", async () => {
    const [line] = (await read(first)).items
    const fulfill = (quantity: number) =>
      orders.createFulfillment({ id: first, body: { items: [{ id: String(line?.id), quantity }] } })
    const name = `Packing slip of order #${await numberOf(first)}`
    await fulfill(2)
    const { queryClient } = await open(`ids=${first}`)
    const slip = await article(name)
    slip.getByText("Items of fulfillment 1")
    slip.getByRole("cell", { name: "2" })
    slip.getByText("Standard")
    const { order } = await orders.retrieve({ id: first, query: { fields: "*fulfillments" } })
    await orders.createShipment({
      id: first,
      fulfillment_id: String(order.fulfillments?.[0]?.id),
      body: { items: [{ id: String(line?.id), quantity: 2 }] },
    })
    await queryClient.invalidateQueries()
    await slip.findByText("Items not fulfilled yet")
    slip.getByRole("cell", { name: "1" })
    await fulfill(1)
    await queryClient.invalidateQueries()
    await slip.findByText("Items of fulfillment 2")
    slip.getByRole("cell", { name: "1" })
  })

  it("can list the items of one fulfillment", async () => {
    const [line] = (await read(first)).items
    const items = [{ id: String(line?.id), quantity: 2 }]
    await orders.createFulfillment({ id: first, body: { items } })
    const { user } = await open(`ids=${first}`)
    const choice = await screen.findByRole("combobox", { name: "Items" })
    const slip = await article(`Packing slip of order #${await numberOf(first)}`)
    await user.selectOptions(choice, "All items of the order")
    await slip.findByRole("cell", { name: "3" })
    await user.selectOptions(choice, "Items of fulfillment 1")
    await slip.findByRole("cell", { name: "2" })
    await user.selectOptions(choice, "Items not fulfilled yet")
    await slip.findByRole("cell", { name: "1" })
  })
})

describe("a printed invoice", () => {
  it("has the billing address, prices, taxes and the order’s total", async () => {
    const { total = 0, display_id } = await read(first)
    await open(`type=invoice&ids=${first}`)
    const invoice = await article(`Invoice of order #${display_id}`)
    invoice.getByText("Bill to")
    invoice.getByText(`€${total.toFixed(2)}`)
    invoice.getByText("Mehrwertsteuer 19%")
    expect(await domProblems()).toEqual([])
  })
})

describe("a printed credit note", () => {
  const payment = async () => {
    const { order } = await orders.retrieve({ id: first, query: { fields: "*payment_collections.payments" } })
    return String(order.payment_collections?.[0]?.payments?.[0]?.id)
  }

  it("is dated when it is printed, and names the date of the order", async () => {
    shop.backend.db.tables.order.update(first, { created_at: "2025-08-10T10:00:00.000Z" })
    await payments.capture({ id: await payment(), body: {} })
    await payments.refund({ id: await payment(), body: { amount: 5 } })
    await open(`type=creditNote&ids=${first}`)
    const number = await numberOf(first)
    const note = await article(`Credit note of order #${number}`)
    note.getByText(`Order #${number} of Aug 10, 2025`)
    note.getByText(formatDate(new Date().toISOString(), "en"))
  })

  it("isn't needed for a refund after an edit: the invoice contains the edit", async () => {
    await payments.capture({ id: await payment(), body: {} })
    await edits.initiateRequest({ body: { order_id: first } })
    await edits.updateOriginalItem({
      id: first,
      item_id: String((await read(first)).items[0]?.id),
      body: { quantity: 1 },
    })
    await edits.confirm({ id: first })
    const { order } = await orders.retrieve({ id: first, query: { fields: "summary.pending_difference" } })
    await payments.refund({ id: await payment(), body: { amount: -(order.summary?.pending_difference ?? 0) } })
    await open(`type=creditNote&ids=${first}`)
    const text = "1 order has no credit note: nothing was returned or credited, and the invoice contains later changes"
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole("article")).toBeNull()
  })
})

describe("printing orders", () => {
  it("starts from an order’s page", async () => {
    await fulfillOrder(shop, first)
    const { user, address } = await renderAdminPage(`/admin/orders/${first}`, shop)
    await user.click(await screen.findByRole("button", { name: "More actions" }))
    await user.click(await screen.findByRole("menuitem", { name: "Print packing slip or invoice" }))
    await article(`Packing slip of order #${await numberOf(first)}`)
    await user.click(screen.getByRole("radio", { name: /Invoice/ }))
    await article(`Invoice of order #${await numberOf(first)}`)
    expect(address()).toContain("type=invoice")
  })

  it("prints selected orders of the list together", async () => {
    const { user } = await renderAdminPage("/admin/orders", shop)
    for (const id of [first, second])
      await user.click(await screen.findByRole("checkbox", { name: `Select #${await numberOf(id)}` }))
    await user.click(screen.getByRole("button", { name: "More" }))
    await user.click(await screen.findByRole("menuitem", { name: "Print packing slips or invoices" }))
    const print = vi.fn()
    vi.stubGlobal("print", print)
    await screen.findByRole("button", { name: "Print 2 orders" })
    expect(await screen.findAllByRole("article")).toHaveLength(2)
    await user.click(screen.getByRole("button", { name: "Print 2 orders" }))
    expect(print).toHaveBeenCalledOnce()
  })
})
