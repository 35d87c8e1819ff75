import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { english } from "#tests/support/english.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders } = shop.admin.admin

/** Captures an order's payment and removes one item, so that money has to be refunded. */
async function reduce(id: string): Promise<void> {
  const { orderEdit, payment } = shop.admin.admin
  const { order } = await orders.retrieve({ id, query: { fields: "*items,*payment_collections.payments" } })
  await payment.capture({ id: String(order.payment_collections?.[0]?.payments?.[0]?.id), body: {} })
  await orderEdit.initiateRequest({ body: { order_id: id } })
  await orderEdit.updateOriginalItem({ id, item_id: String(order.items[0]?.id), body: { quantity: 1 } })
  await orderEdit.confirm({ id })
}

/** Orders 1 to 4, the oldest first: fulfilled, open with a note, canceled, to be refunded. */
const placed: string[] = []
for (let count = 0; count < 4; count++) placed.push(await placeOrder(shop))
const [fulfilled = "", noted = "", canceled = "", owed = ""] = placed
await fulfillOrder(shop, fulfilled)
const note = { id: "n1", text: "Gift", at: "2026-01-01T00:00:00Z" }
await orders.update({ id: noted, body: { metadata: { "order_note:n1": note } } })
await orders.cancel({ id: canceled })
await reduce(owed)
const numbers = await Promise.all(
  placed.map(async (id) => `#${(await orders.retrieve({ id, query: { fields: "display_id" } })).order.display_id}`),
)
const [first = "", second = "", third = "", fourth = ""] = numbers
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

const shown = () => screen.queryAllByRole("link", { name: /^#\d+$/ }).map(({ textContent }) => textContent)
const rowsAre = (...expected: string[]) => waitFor(() => expect(shown()).toEqual(expected))
const rowOf = (name: string) => screen.getByRole("link", { name }).closest("tr") as HTMLElement
/** Files that the page saves. */
function downloads() {
  const saved: Blob[] = []
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }))
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined)
  return saved
}
const open = (search = "") => renderAdminPage(`/admin/orders${search}`, shop)

describe("the views of the order list", () => {
  it("show the orders to fulfill, without counting those that don't match", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("link", { name: "Unfulfilled" }))
    await rowsAre(fourth, second)
    await waitFor(() => expect(screen.queryByText(/Check(ed|ing)/)).toBeNull())
    expect(screen.queryByRole("button", { name: "Save view" })).toBeNull()
    expect(screen.getByRole("link", { name: "Unfulfilled" }).getAttribute("aria-current")).toBe("page")
  })

  it("show the orders to capture", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("link", { name: "To capture" }))
    await rowsAre(second, first)
  })

  it("show the orders to refund, and all orders again", async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole("link", { name: "To refund" }))
    await rowsAre(fourth)
    expect(address()).toContain("balance=refund")
    await user.click(screen.getByRole("link", { name: "All" }))
    await rowsAre(fourth, third, second, first)
  })
})

describe("the orders to refund", () => {
  it("leave out those whose items haven't come back, until they are received", async () => {
    const { payment, return: returns, stockLocation } = shop.admin.admin
    const { order } = await orders.retrieve({
      id: fulfilled,
      query: { fields: "*items,*payment_collections.payments" },
    })
    await payment.capture({ id: String(order.payment_collections?.[0]?.payments?.[0]?.id), body: {} })
    const [place] = (await stockLocation.list({})).stock_locations
    const body = { order_id: fulfilled, location_id: String(place?.id) }
    const { id } = (await returns.initiateRequest({ body })).return
    const items = [{ id: String(order.items[0]?.id), quantity: 1 }]
    await returns.addReturnItem({ id, body: { items } })
    await returns.confirmRequest({ id, body: {} })
    const { queryClient } = await open("?balance=refund")
    await rowsAre(fourth)
    await returns.initiateReceive({ id, body: {} })
    await returns.receiveItems({ id, body: { items } })
    await returns.confirmReceive({ id, body: {} })
    await queryClient.invalidateQueries({ queryKey: ["admin"] })
    await rowsAre(fourth, first)
  })
})

describe("a search for an order number", () => {
  it("leaves out an order that the filters leave out", async () => {
    const { queryClient } = await open(`?q=${third.slice(1)}&status=["pending"]`)
    const number = ["admin", "orders", "list", "number", Number(third.slice(1))]
    await waitFor(() => expect(queryClient.getQueryData(number)).toBeTruthy())
    await screen.findByText("No matching orders")
  })

  it("finds only that order with a number sign, also if other texts contain the digits", async () => {
    await open(`?q=${encodeURIComponent(second)}`)
    await rowsAre(second)
  })

  it("lists the order with that number first without a number sign", async () => {
    // The postal code of all orders contains a 1.
    await open(`?q=${first.slice(1)}`)
    await waitFor(() => expect(shown()[0]).toBe(first))
    expect(shown()).toHaveLength(4)
  })

  it("reports that no order has the number", async () => {
    await open("?q=%2399999")
    await screen.findByText("No matching orders")
  })

  it("lists the order first in the command palette", async () => {
    const { user } = await open()
    await rowsAre(fourth, third, second, first)
    await user.keyboard("{Control>}k{/Control}")
    await user.type(await screen.findByRole("combobox", { name: english.admin.layout.palette.title }), first)
    await waitFor(() => {
      const found = screen.getAllByRole("option").filter(({ textContent }) => textContent?.startsWith("#"))
      expect(found[0]?.textContent).toContain(first)
    })
  })
})

describe("a row of the order list", () => {
  it("has items, destination and icons for notes and cancellation, but no channel while there is one", async () => {
    await open()
    await rowsAre(fourth, third, second, first)
    expect(within(rowOf(second)).getByRole("img", { name: "1 note" })).toBeTruthy()
    expect(within(rowOf(third)).getByRole("img", { name: "Canceled" })).toBeTruthy()
    expect(within(rowOf(first)).getByText("Berlin, DE").title).toBe("Berlin, Germany")
    expect(within(rowOf(first)).getByRole("cell", { name: "2" })).toBeTruthy()
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "",
      "Order",
      "Date",
      "Customer",
      "Items",
      "Total",
      "Payment",
      "Fulfillment",
      "Destination",
    ])
    fireEvent(screen.getByLabelText("Display settings"), Object.assign(new Event("toggle"), { newState: "open" }))
    await screen.findByLabelText("Status")
    expect(screen.queryByLabelText("Sales channel")).toBeNull()
  })

  it("opens a quick view with Space, which moves with the arrow keys and returns the focus to its row", async () => {
    const { user, address } = await open()
    await rowsAre(fourth, third, second, first)
    act(() => screen.getByRole("link", { name: third }).focus())
    await user.keyboard(" ")
    const dialog = await screen.findByRole("dialog", { name: `Order ${third}` })
    await within(dialog).findByText("Lange Strasse 7")
    await user.keyboard("{ArrowDown}")
    await screen.findByRole("dialog", { name: `Order ${second}` })
    expect(
      (await within(screen.getByRole("dialog")).findByRole("link", { name: "Fulfill items" })).getAttribute("href"),
    ).toBe(`/admin/orders/${noted}/fulfill`)
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}")
    await screen.findByRole("dialog", { name: `Order ${fourth}` })
    await user.keyboard("{Escape}")
    await waitFor(() => expect(document.activeElement?.textContent).toBe(fourth))
    expect(address()).toBe("/admin/orders")
  })

  it("opens a quick view by its button", async () => {
    const { user } = await open()
    await rowsAre(fourth, third, second, first)
    await user.click(screen.getByRole("button", { name: `Quick view of ${first}` }))
    const dialog = await screen.findByRole("dialog", { name: `Order ${first}` })
    await user.click(await within(dialog).findByRole("link", { name: "Open order" }))
    await screen.findByRole("heading", { level: 1, name: `Order ${first}` })
  })
})

describe("actions on selected orders", () => {
  it("complete those that can be completed, name the others with the reason, and look before a repetition", async () => {
    const { user } = await open()
    await rowsAre(fourth, third, second, first)
    for (const name of [first, second, third])
      await user.click(screen.getByRole("checkbox", { name: `Select ${name}` }))
    await user.click(await screen.findByRole("button", { name: "More" }))
    await user.click(await screen.findByRole("menuitem", { name: "Complete" }))
    await screen.findByRole("heading", { name: "2 orders will be completed" })
    const leftOut = within(screen.getByRole("table", { name: "1 order is left out" }))
    expect(leftOut.getByText("The order is canceled")).toBeTruthy()
    shop.backend.faults.set([{ method: "POST", path: `/admin/orders/${noted}/complete`, drop: "after" }])
    await user.click(screen.getByRole("button", { name: "Complete 2 orders" }))
    await screen.findByText("2 orders completed")
    for (const id of [fulfilled, noted]) expect((await orders.retrieve({ id })).order.status).toBe("completed")
  })

  it("save them as a CSV file", async () => {
    const { user } = await open()
    await rowsAre(fourth, third, second, first)
    const saved: Blob[] = []
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }))
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined)
    await user.click(screen.getByRole("checkbox", { name: `Select ${first}` }))
    await user.click(screen.getByRole("button", { name: "Export" }))
    await screen.findByText("1 order exported")
    const [head, row] = (await saved[0]?.text())?.split("\r\n") ?? []
    expect(head).toContain("Order,Date,Customer,Email,Items,Total,Currency")
    expect(row).toMatch(
      new RegExp(`^${first},.*,guest@example.com,2,[\\d.]+,EUR,pending,authorized,fulfilled,Berlin,DE$`),
    )
  })
})

it("exports the orders that match by the server, if it can apply the filters of the list", async () => {
  const { orderExport } = english.admin
  const { user, router } = await open(`?status=["canceled"]`)
  await rowsAre(third)
  await user.click(await screen.findByRole("button", { name: orderExport.filtered }))
  await screen.findByText(orderExport.done)
  const [request] = shop.backend.journal.entries({ path: "/admin/orders/export" })
  expect(String(request?.path)).toContain("status")
  act(() => router.history.push('/admin/orders?fulfillment=["fulfilled"]'))
  await rowsAre(first)
  const saved = downloads()
  await user.click(screen.getByRole("button", { name: orderExport.filtered }))
  await screen.findByText("1 order exported")
  expect(await saved[0]?.text()).toContain(`\n${first},`)
  expect(shop.backend.journal.entries({ path: "/admin/orders/export" })).toHaveLength(1)
})

describe("the search of the order list", () => {
  const items = async (id: string) => (await orders.retrieve({ id })).order.items

  it("finds orders by SKU, product name and tracking number, which the server doesn't search", async () => {
    const [item] = await items(String(placed[0]))
    const { user } = await open()
    await rowsAre(fourth, third, second, first)
    const field = screen.getByRole("searchbox", { name: "Search orders" })
    for (const text of [String(item?.variant_sku), String(item?.product_title)]) {
      await user.clear(field)
      await user.type(field, text)
      await waitFor(() => expect(shown()).toContain(first))
    }
    await user.clear(field)
    await user.type(field, "no such item")
    expect(await screen.findByText("No matching orders")).toBeTruthy()
  })

  it("offers to search items if the text also is in a name or an address", async () => {
    const { user, address } = await open("?q=guest")
    await waitFor(() => expect(shown().length).toBeGreaterThan(0))
    await user.click(await screen.findByRole("link", { name: "Search items and tracking numbers" }))
    await waitFor(() => expect(address()).toBe("/admin/orders?item=guest"))
    expect(await screen.findByText("No matching orders")).toBeTruthy()
  })
})

it("exports the items of selected orders, one row each", async () => {
  const { user } = await open()
  await rowsAre(fourth, third, second, first)
  const saved = downloads()
  await user.click(screen.getByRole("checkbox", { name: `Select ${first}` }))
  await user.click(screen.getByRole("button", { name: "Export items" }))
  await screen.findByText("1 order exported")
  const [head, ...rows] = (await saved[0]?.text())?.split("\r\n") ?? []
  expect(head).toContain("Order,Date,Item,SKU,Quantity,Unit price,Currency")
  const { order } = await orders.retrieve({ id: String(placed[0]) })
  expect(rows).toHaveLength(order.items.length)
  expect(rows[0]).toContain(`,${order.items[0]?.variant_sku},${order.items[0]?.quantity},`)
})

it("selects the orders between two clicks with Shift", async () => {
  const { user } = await open()
  await rowsAre(fourth, third, second, first)
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `Select ${name}` })
  await user.click(box(fourth))
  await user.keyboard("{Shift>}")
  await user.click(box(second))
  await user.keyboard("{/Shift}")
  expect([fourth, third, second, first].map((name) => box(name).checked)).toEqual([true, true, true, false])
})

describe("an exported order", () => {
  it("has the total that the list shows, also if it has further decimals", async () => {
    const { orderEdit } = shop.admin.admin
    await orderEdit.initiateRequest({ body: { order_id: noted } })
    const item_id = String((await orders.retrieve({ id: noted })).order.items[0]?.id)
    await orderEdit.updateOriginalItem({ id: noted, item_id, body: { quantity: 1, unit_price: 0.5 } })
    await orderEdit.confirm({ id: noted })
    const { user } = await open()
    await rowsAre(fourth, third, second, first)
    expect(within(rowOf(second)).getByText("€12.50")).toBeTruthy()
    const saved: Blob[] = []
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }))
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined)
    await user.click(screen.getByRole("checkbox", { name: `Select ${second}` }))
    await user.click(screen.getByRole("button", { name: "Export" }))
    await screen.findByText("1 order exported")
    expect(await saved[0]?.text()).toContain(",1,12.50,EUR,")
  })
})

describe("the neighbors of an order", () => {
  const heading = (name: string) => screen.findByRole("heading", { level: 1, name: `Order ${name}` })

  it("open by the keys J and K in the order of the list, and Back returns to the list", async () => {
    const { user, router, address } = await open("?sort=display_id")
    await rowsAre(first, second, third, fourth)
    await user.click(screen.getByRole("link", { name: second }))
    await heading(second)
    await user.keyboard("j")
    await heading(third)
    await user.keyboard("k")
    await heading(second)
    await user.click(screen.getByRole("button", { name: "Previous order (K)" }))
    await heading(first)
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Previous order (K)" }).getAttribute("aria-disabled")).toBe("true"),
    )
    act(() => router.history.back())
    await rowsAre(first, second, third, fourth)
    expect(address()).toContain("sort=display_id")
  })

  it("stay the same when an order no longer matches the list", async () => {
    const { user } = await open(`?view=unfulfilled&status=["pending"]&fulfillment=["not_fulfilled"]`)
    await rowsAre(fourth, second)
    await user.click(screen.getByRole("link", { name: fourth }))
    await heading(fourth)
    await fulfillOrder(shop, owed)
    await user.keyboard("j")
    await heading(second)
    await user.keyboard("k")
    await heading(fourth)
  })

  it("are still there after a flow of the order", async () => {
    const { user } = await open("?sort=display_id")
    await rowsAre(first, second, third, fourth)
    await user.click(screen.getByRole("link", { name: second }))
    await heading(second)
    await user.click(await screen.findByRole("link", { name: "Edit order" }))
    await user.click(await screen.findByRole("button", { name: "Back to order" }))
    await heading(second)
    await user.click(screen.getByRole("button", { name: "Next order (J)" }))
    await heading(third)
  })

  it("continue on the next page of the list", async () => {
    const { inventoryItem } = shop.admin.admin
    const { inventory_items: items } = await inventoryItem.list({ query: { fields: "id,location_levels.location_id" } })
    for (const { id, location_levels: levels } of items)
      for (const { location_id } of levels ?? [])
        await inventoryItem.updateLevel({ id, location_id: String(location_id), body: { stocked_quantity: 1_000 } })
    for (let count = 0; count < 18; count++) await placeOrder(shop)
    const { user } = await open("?sort=display_id&page=1")
    await waitFor(() => expect(shown()).toHaveLength(20))
    const last = shown().at(-1) ?? ""
    await user.click(screen.getByRole("link", { name: last }))
    await heading(last)
    await user.click(screen.getByRole("button", { name: "Next order (J)" }))
    await heading(`#${Number(last.slice(1)) + 1}`)
    await user.keyboard("k")
    await heading(last)
  })

  it("aren't offered if the order wasn't opened from a list", async () => {
    await renderAdminPage(`/admin/orders/${noted}`, shop)
    await heading(second)
    expect(screen.queryByRole("button", { name: "Next order (J)" })).toBeNull()
  })
})

it("calls a delivered order picked up if its option is a pickup, in the list and on its page", async () => {
  const { tables } = shop.backend.db
  const { order } = await orders.retrieve({ id: fulfilled, query: { fields: "*fulfillments" } })
  await orders.markAsDelivered({ id: fulfilled, fulfillment_id: String(order.fulfillments?.[0]?.id) })
  await renderAdminPage("/admin/orders", shop)
  await screen.findByText("Delivered")
  cleanup()
  for (const { id } of tables.fulfillmentSet.all()) tables.fulfillmentSet.update(id, { type: "pickup" })
  const { user } = await renderAdminPage("/admin/orders", shop)
  const link = await screen.findByRole("link", { name: first })
  within(rowOf(first)).getByText("Picked up")
  await user.click(link)
  const heading = await screen.findByRole("heading", { level: 1, name: `Order ${first}` })
  within(heading.closest("header") as HTMLElement).getByText("Picked up")
})
