import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { tagsOf } from "#lib/tags.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, orderEdit, payment, return: returns } = shop.admin.admin
const earlier = await placeOrder(shop, 1)
const id = await placeOrder(shop)
const world = shop.backend.db.export()
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

async function open() {
  const page = await renderAdminPage(`/admin/orders/${id}`, shop)
  await screen.findByRole("heading", { level: 1, name: /^Order #/ })
  return page
}
const read = async () => (await orders.retrieve({ id, query: { fields: "+metadata" } })).order
const paymentOf = async (orderId: string) =>
  String((await orders.retrieve({ id: orderId })).order.payment_collections?.[0]?.payments?.[0]?.id)
const card = (name: string) => within(screen.getByRole("heading", { level: 2, name }).closest("section") as HTMLElement)

it("shows what happened elsewhere once its window gets the focus", async () => {
  await open()
  await payment.capture({ id: await paymentOf(id), body: {} })
  act(() => void window.dispatchEvent(new Event("focus")))
  expect(await screen.findByRole("link", { name: "Fulfill 2 items" })).toBeTruthy()
})

describe("the order's next step", () => {
  it("is captured from the header, then fulfilling is next", async () => {
    const { user } = await open()
    const { total } = await read()
    await user.click(await screen.findByRole("button", { name: `Capture €${total?.toFixed(2)}` }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /^Capture / }))
    expect(await screen.findByRole("link", { name: "Fulfill 2 items" })).toBeTruthy()
  })

  it("is shipping with a tracking number once items are fulfilled", async () => {
    await payment.capture({ id: String((await read()).payment_collections?.[0]?.payments?.[0]?.id), body: {} })
    const items = (await read()).items.map((item) => ({ id: item.id, quantity: item.quantity }))
    await orders.createFulfillment({ id, body: { items } })
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Ship 2 items" }))
    const dialog = within(await screen.findByRole("dialog"))
    await user.type(dialog.getByLabelText(/^Tracking number/), "RB123456785GB")
    await user.click(dialog.getByRole("button", { name: "Mark as shipped" }))
    expect(await screen.findByRole("link", { name: "Royal Mail RB123456785GB" })).toBeTruthy()
    expect(screen.getByText("2 shipped")).toBeTruthy()
  })

  it("counts an inventory kit, not its parts", async () => {
    const { tables } = shop.backend.db
    const variant = shop.variant("SHIRT-M-BLACK")
    const part = tables.variantInventoryItem.first("variant_id", variant)
    tables.variantInventoryItem.update(String(part?.id), { required_quantity: 2 })
    const kit = await placeOrder(shop, 1)
    await payment.capture({ id: await paymentOf(kit), body: {} })
    await fulfillOrder(shop, kit)
    await renderAdminPage(`/admin/orders/${kit}`, shop)
    expect(await screen.findByRole("button", { name: "Ship 1 item" })).toBeTruthy()
    expect(card("Fulfillments").getByText(/^1 × T-Shirt/)).toBeTruthy()
  })

  it("is nothing for a canceled order, whose items are canceled", async () => {
    await orders.cancel({ id })
    await open()
    expect(screen.queryByRole("button", { name: /^Capture €/ })).toBeNull()
    expect(screen.getByText("2 canceled")).toBeTruthy()
    expect(screen.getByText("Nothing was fulfilled")).toBeTruthy()
    expect(screen.queryByText("Not fulfilled")).toBeNull()
  })

  it("says once in the title that an order is canceled, and keeps its payment and the event", async () => {
    await orders.cancel({ id })
    await open()
    const heading = screen.getByRole("heading", { level: 1, name: /^Order #/ })
    expect(within(heading.parentElement as HTMLElement).getAllByText("Canceled")).toHaveLength(1)
    expect(screen.queryByText("No payments yet")).toBeNull()
    expect(within(screen.getByRole("list", { name: "History" })).getByText("Order canceled")).toBeTruthy()
  })
})

describe("canceling an order", () => {
  const ask = async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "More actions" }))
    await user.click(await screen.findByRole("menuitem", { name: "Cancel order" }))
    return within(await screen.findByRole("dialog"))
  }

  it("announces no refund if nothing was captured", async () => {
    expect((await ask()).getByText(/^Nothing is charged, and reserved stock is released/)).toBeTruthy()
  })

  it("names the captured amount that canceling refunds", async () => {
    await payment.capture({
      id: String((await read()).payment_collections?.[0]?.payments?.[0]?.id),
      body: { amount: 5 },
    })
    expect((await ask()).getByText(/^€5\.00 is refunded, nothing else is charged/)).toBeTruthy()
  })
})

describe("the shipping method", () => {
  it("is how the order ships, without return shipping", async () => {
    const order = await read()
    const items = order.items.map((item) => ({ id: item.id, quantity: item.quantity }))
    await orders.createFulfillment({ id, body: { items } })
    const { id: returnId } = (await returns.initiateRequest({ body: { order_id: id } })).return
    await returns.addReturnItem({ id: returnId, body: { items } })
    const option = String(order.shipping_methods?.[0]?.shipping_option_id)
    await returns.addReturnShipping({ id: returnId, body: { shipping_option_id: option } })
    await returns.confirmRequest({ id: returnId, body: {} })
    expect((await read()).shipping_methods).toHaveLength(2)
    await open()
    const term = await screen.findByText("Shipping method")
    expect(term.nextElementSibling?.textContent).toBe(order.shipping_methods?.[0]?.name)
  })
})

describe("an unfinished change", () => {
  it("is named with what is staged, and can be discarded", async () => {
    await orderEdit.initiateRequest({ body: { order_id: id } })
    const item = String((await read()).items[0]?.id)
    await orderEdit.updateOriginalItem({ id, item_id: item, body: { quantity: 5 } })
    const { user } = await open()
    expect(screen.getByText("This order has an unfinished order edit")).toBeTruthy()
    expect(screen.getByText(/^Started/)).toBeTruthy()
    expect(screen.getByText("Changes: T-Shirt, M / Black: 2 → 5")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Continue order edit" })).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Discard" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Discard order edit" }))
    await waitFor(() => expect(screen.queryByText("This order has an unfinished order edit")).toBeNull())
  })
})

describe("an unfinished return", () => {
  it("is named with who started it", async () => {
    const items = (await read()).items.map((item) => ({ id: item.id, quantity: item.quantity }))
    await orders.createFulfillment({ id, body: { items } })
    await returns.initiateRequest({ body: { order_id: id } })
    await open()
    expect(await screen.findByText(/^Started by \S/)).toBeTruthy()
    expect(screen.getByText("Nothing is changed yet.")).toBeTruthy()
  })
})

describe("a requested return", () => {
  it("is canceled after a question, and its items are no longer being returned", async () => {
    const items = (await read()).items.map((item) => ({ id: item.id, quantity: item.quantity }))
    await orders.createFulfillment({ id, body: { items } })
    const { id: returnId } = (await returns.initiateRequest({ body: { order_id: id } })).return
    await returns.addReturnItem({ id: returnId, body: { items: items.map((item) => ({ ...item, quantity: 1 })) } })
    await returns.confirmRequest({ id: returnId, body: {} })
    const { user } = await open()
    expect(screen.getByText("1 ready to ship · 1 being returned")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Cancel return" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel return" }))
    expect(await screen.findByText("2 ready to ship")).toBeTruthy()
    expect(await screen.findByText(/ canceled a return$|^Return canceled$/, { selector: "ol p" })).toBeTruthy()
  })
})

describe("the customer's orders", () => {
  it("are linked, with what was paid minus refunds", async () => {
    const { order } = await orders.retrieve({ id: earlier })
    const paymentId = String(order.payment_collections?.[0]?.payments?.[0]?.id)
    await payment.capture({ id: paymentId, body: { amount: 10 } })
    await payment.refund({ id: paymentId, body: { amount: 2.5 } })
    await open()
    await screen.findByText("Lifetime value")
    const facts = card("Customer’s orders")
    expect(facts.getByText("€7.50")).toBeTruthy()
    expect(facts.getByRole("link", { name: `#${order.display_id}` })).toBeTruthy()
  })
})

describe("tags", () => {
  it("are added once and removed", async () => {
    const { user } = await open()
    const tags = card("Tags")
    const field = tags.getByLabelText("New tag")
    await user.click(tags.getByRole("button", { name: "Add" }))
    expect(tags.getByText("Enter a tag")).toBeTruthy()
    await user.type(field, " gift  wrap {Enter}")
    expect(await tags.findByText("gift wrap")).toBeTruthy()
    await waitFor(() => expect((field as HTMLInputElement).value).toBe(""))
    await user.type(field, "Gift wrap{Enter}")
    expect(tags.getByText("The order already has this tag")).toBeTruthy()
    await user.click(tags.getByRole("button", { name: "Remove tag “gift wrap”" }))
    await waitFor(() => expect(tags.queryByText("gift wrap")).toBeNull())
    expect((await read()).metadata).not.toHaveProperty("tags")
    expect(tagsOf((await read()).metadata)).toEqual([])
  })

  it("keep what another admin added in the meantime", async () => {
    const { user } = await open()
    await orders.update({ id, body: { metadata: { tags: ["VIP"] } } })
    await user.type(card("Tags").getByLabelText("New tag"), "gift{Enter}")
    expect(await card("Tags").findByText("VIP")).toBeTruthy()
    expect(tagsOf((await read()).metadata)).toEqual(["VIP", "gift"])
  })

  it("keep the next tag that is typed while one is saved", async () => {
    const { user } = await open()
    faults.set([{ method: "POST", path: "/admin/orders/:id", latency: 500, times: 1 }])
    const field = card("Tags").getByLabelText<HTMLInputElement>("New tag")
    await user.type(field, "gift{Enter}")
    await user.clear(field)
    await user.type(field, "vip")
    expect(await card("Tags").findByText("gift")).toBeTruthy()
    await screen.findByText("Tag added")
    expect(field.value).toBe("vip")
  })

  it("keep the typed tag when the connection is lost, and add it on retry", async () => {
    const { user } = await open()
    faults.set([{ method: "POST", path: "/admin/orders/:id", drop: "before", times: 1 }])
    const field = card("Tags").getByLabelText<HTMLInputElement>("New tag")
    await user.type(field, "gift{Enter}")
    expect(await card("Tags").findByRole("alert")).toBeTruthy()
    expect(field.value).toBe("gift")
    await user.click(card("Tags").getByRole("button", { name: "Add" }))
    await waitFor(async () => expect(tagsOf((await read()).metadata)).toEqual(["gift"]))
  })
})

describe("the history", () => {
  it("reads as sentences with the person, and keeps repeated steps apart", async () => {
    const paymentId = String((await read()).payment_collections?.[0]?.payments?.[0]?.id)
    for (const amount of [1, 2, 3]) await payment.capture({ id: paymentId, body: { amount } })
    await open()
    const history = within(screen.getByRole("list", { name: "History" }))
    for (const amount of [1, 2, 3])
      expect(await history.findByText(new RegExp(`^.+ captured €${amount}\\.00 \\(Manual payment\\)$`))).toBeTruthy()
    expect(history.getByText("Order placed")).toBeTruthy()
  })
})
