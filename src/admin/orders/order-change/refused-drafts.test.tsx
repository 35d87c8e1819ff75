import { fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, orderEdit, exchange, claim, draftOrder, payment } = shop.admin.admin
const fulfilled = await placeOrder(shop)
await fulfillOrder(shop, fulfilled)
const unfulfilled = await placeOrder(shop)
const itemOf = async (id: string) => String((await orders.retrieve({ id })).order.items[0]?.id)
const optionOf = async () => {
  const options = await shop.admin.admin.shippingOption.list({ query: { fields: "id,*rules" } })
  const isReturn = ({ rules }: (typeof options.shipping_options)[number]) =>
    (rules ?? []).some((rule) => rule.attribute === "is_return" && String(rule.value) === "true")
  return String(options.shipping_options.find((option) => !isReturn(option))?.id)
}
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

const startEdit = async () => {
  await orderEdit.initiateRequest({ body: { order_id: unfulfilled } })
  const item = await itemOf(unfulfilled)
  await orderEdit.updateOriginalItem({ id: unfulfilled, item_id: item, body: { quantity: 3 } })
}
const startEditWithShipping = async () => {
  await startEdit()
  await orderEdit.addShipping({ id: unfulfilled, body: { shipping_option_id: await optionOf() } })
}
const startExchange = async () => {
  const { exchange: started } = await exchange.create({ body: { order_id: fulfilled } })
  await exchange.addInboundItems({
    id: started.id,
    body: { items: [{ id: await itemOf(fulfilled), quantity: 1 }] },
  })
  await exchange.addOutboundItems({
    id: started.id,
    body: { items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 1 }] },
  })
  await exchange.addOutboundShipping({ id: started.id, body: { shipping_option_id: await optionOf() } })
}
const startClaim = async () => {
  const { claim: started } = await claim.create({ body: { order_id: fulfilled, type: "replace" } })
  await claim.addItems({ id: started.id, body: { items: [{ id: await itemOf(fulfilled), quantity: 1 }] } })
  await claim.addOutboundItems({
    id: started.id,
    body: { items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 1 }] },
  })
  await claim.addOutboundShipping({ id: started.id, body: { shipping_option_id: await optionOf() } })
}

const price = { text: "12,50", error: "Enter an amount, for example 12.50" }
const quantity = { text: "1.5", error: "Enter a whole number, for example 2" }

describe.each([
  { place: "the unit price of an edit", path: `${unfulfilled}/edit`, start: startEdit, field: "Unit price", ...price },
  { place: "a quantity of an edit", path: `${unfulfilled}/edit`, start: startEdit, field: /^Quantity/, ...quantity },
  {
    place: "the shipping price of an edit",
    path: `${unfulfilled}/edit`,
    start: startEditWithShipping,
    field: /^Price of/,
    ...price,
  },
  {
    place: "the shipping price of an exchange",
    path: `${fulfilled}/exchange`,
    start: startExchange,
    field: /^Price of/,
    ...price,
  },
  {
    place: "the shipping price of a claim",
    path: `${fulfilled}/claim`,
    start: startClaim,
    field: /^Price of/,
    ...price,
  },
  {
    place: "a quantity of an exchange",
    path: `${fulfilled}/exchange`,
    start: startExchange,
    field: /^Quantity/,
    ...quantity,
  },
  { place: "a quantity of a claim", path: `${fulfilled}/claim`, start: startClaim, field: /^Quantity/, ...quantity },
])("$place", ({ path, start, field, text, error }) => {
  async function open() {
    await start()
    const page = await renderAdminPage(`/admin/orders/${path}`, shop)
    const input = (await screen.findAllByLabelText<HTMLInputElement>(field))[0] as HTMLInputElement
    const isIdle = () => waitFor(() => expect(page.queryClient.isFetching()).toBe(0))
    await isIdle()
    const confirm = document.querySelector<HTMLElement>("[data-primary]") as HTMLElement
    fireEvent.change(input, { target: { value: text } })
    return { ...page, input, confirm, isIdle }
  }
  const changeNow = async () => (await orders.retrievePreview({ id: path.split("/")[0] as string })).order.order_change

  it("is kept, and blocks the confirmation until it is valid", async () => {
    const { user, input, confirm } = await open()
    await user.click(input)
    await user.click(confirm)
    expect(screen.getByText(error)).toBeTruthy()
    expect(input.value).toBe(text)
    expect(document.activeElement).toBe(input)
    expect((await changeNow())?.status).toBe("pending")
  })

  it("blocks the shortcut of the confirmation, too", async () => {
    const { user, input } = await open()
    await user.click(input)
    await user.keyboard("{Control>}{Enter}{/Control}")
    expect(screen.getByText(error)).toBeTruthy()
    expect(document.activeElement).toBe(input)
    expect((await changeNow())?.status).toBe("pending")
  })
})

describe("leaving with a text that isn't valid", () => {
  async function open() {
    await orderEdit.initiateRequest({ body: { order_id: unfulfilled } })
    const page = await renderAdminPage(`/admin/orders/${unfulfilled}/edit`, shop)
    const input = (await screen.findAllByLabelText<HTMLInputElement>(/^Quantity/))[0] as HTMLInputElement
    await page.user.clear(input)
    await page.user.type(input, "1.5")
    await page.user.click(screen.getByRole("button", { name: "Back to order" }))
    await screen.findByText("Discard the marked value?")
    return { ...page, input }
  }

  it("asks, and keeps the text", async () => {
    const { user, input } = await open()
    await user.click(screen.getByRole("button", { name: "Keep editing" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(input.value).toBe("1.5")
    expect(screen.getByText(quantity.error)).toBeTruthy()
  })

  it("leaves once the text is discarded", async () => {
    const { user } = await open()
    await user.click(screen.getByRole("button", { name: "Discard value" }))
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})

describe("a typed quantity over the limit", () => {
  it("is said before the allowed one can be confirmed", async () => {
    const { user } = await renderAdminPage(`/admin/orders/${unfulfilled}/fulfill`, shop)
    const input = await screen.findByLabelText<HTMLInputElement>(/^Quantity/)
    await user.clear(input)
    await user.type(input, "7")
    await user.click(screen.getByRole("button", { name: /^Fulfill/ }))
    expect(document.activeElement).toBe(input)
    expect(input.value).toBe("2")
    expect((await orders.retrieve({ id: unfulfilled, query: { fields: "*fulfillments" } })).order.fulfillments).toEqual(
      [],
    )
    await user.click(screen.getByRole("button", { name: /^Fulfill/ }))
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    const { order } = await orders.retrieve({ id: unfulfilled, query: { fields: "*items.detail" } })
    expect(order.items[0]?.detail?.fulfilled_quantity).toBe(2)
  })
})

it("a custom item of a draft that isn't added yet blocks the confirmation", async () => {
  const { draft_order } = await draftOrder.create({
    body: {
      email: "ada@example.com",
      region_id: shop.region,
      items: [{ title: "Engraving", quantity: 1, unit_price: 5 }],
    },
  })
  const { id } = draft_order
  await draftOrder.beginEdit({ id })
  await draftOrder.addItems({ id, body: { items: [{ title: "Gift box", quantity: 1, unit_price: 3 }] } })
  const { user } = await renderAdminPage(`/admin/draft-orders/${id}/edit`, shop)
  const title = await screen.findByPlaceholderText<HTMLInputElement>("For example, engraving")
  await user.type(title, "Card")
  await user.click(document.querySelector<HTMLElement>("[data-primary]") as HTMLElement)
  expect(document.activeElement).toBe(title)
  expect(screen.getByText("Not added yet. Add it, or clear both fields.")).toBeTruthy()
  expect((await orders.retrievePreview({ id })).order.order_change).toBeTruthy()
})

it("a quantity of a refund that isn't a number blocks the refund", async () => {
  const { order } = await orders.retrieve({ id: fulfilled })
  await payment.capture({ id: String(order.payment_collections?.[0]?.payments?.[0]?.id), body: {} })
  const { user } = await renderAdminPage(`/admin/orders/${fulfilled}`, shop)
  await user.click((await screen.findAllByRole("button", { name: "Refund payment" }))[0] as HTMLElement)
  const input = (await screen.findAllByLabelText<HTMLInputElement>(/^Quantity/))[0] as HTMLInputElement
  const amount = screen.getByLabelText<HTMLInputElement>(/^Amount/)
  await user.clear(amount)
  await user.type(amount, "5")
  await user.clear(input)
  await user.type(input, "one")
  await user.click(screen.getByRole("button", { name: /^Refund €/ }))
  expect(document.activeElement).toBe(input)
  const { order: after } = await orders.retrieve({
    id: fulfilled,
    query: { fields: "*payment_collections.payments.refunds" },
  })
  expect(after.payment_collections?.[0]?.payments?.[0]?.refunds ?? []).toEqual([])
})
