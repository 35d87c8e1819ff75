import { screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, store: stores } = shop.admin.admin
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

  it("can list the items of one fulfillment", async () => {
    const [line] = (await read(first)).items
    const items = [{ id: String(line?.id), quantity: 2 }]
    await orders.createFulfillment({ id: first, body: { items } })
    const { user } = await open(`ids=${first}`)
    await user.selectOptions(await screen.findByRole("combobox", { name: "Items" }), "Items of fulfillment 1")
    const slip = await article(`Packing slip of order #${await numberOf(first)}`)
    await slip.findByRole("cell", { name: "2" })
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
