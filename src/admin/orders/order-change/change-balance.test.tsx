import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { formatMoney } from "#lib/money.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, exchange: exchanges, return: returns, orderEdit: edits } = shop.admin.admin
const id = await placeOrder(shop, 3)
await fulfillOrder(shop, id)
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

const inbound = async () => ({
  items: ((await orders.retrieve({ id })).order.items ?? []).slice(0, 1).map((item) => ({ id: item.id, quantity: 1 })),
})
const outbound = { items: [{ variant_id: shop.variant("SHIRT-M-WHITE"), quantity: 1, unit_price: 70.25 }] }

async function startExchange() {
  const { exchange } = await exchanges.create({ body: { order_id: id } })
  await exchanges.addInboundItems({ id: exchange.id, body: await inbound() })
  await exchanges.addOutboundItems({ id: exchange.id, body: outbound })
  const { shipping_options } = await orders.listShippingOptions({ id })
  const option = shipping_options.find(
    ({ rules }) => !rules?.some(({ attribute, value }) => attribute === "is_return" && String(value) === "true"),
  )
  await exchanges.addOutboundShipping({ id: exchange.id, body: { shipping_option_id: String(option?.id) } })
}
async function startReturn() {
  const { return: created } = await returns.initiateRequest({ body: { order_id: id } })
  await returns.addReturnItem({ id: created.id, body: await inbound() })
}
/** An edit of an order whose return isn't received yet. */
async function startEditAfterReturn() {
  const { return: created } = await returns.initiateRequest({ body: { order_id: id } })
  await returns.addReturnItem({ id: created.id, body: await inbound() })
  await returns.confirmRequest({ id: created.id, body: {} })
  await edits.initiateRequest({ body: { order_id: id } })
  await edits.addItems({ id, body: outbound })
}

it.each([
  { flow: "exchange", start: startExchange, confirm: "Confirm exchange" },
  { flow: "return", start: startReturn, confirm: /^Request return/ },
  { flow: "edit", start: startEditAfterReturn, confirm: /^Confirm 1 change/ },
])("shows the balance that the order has after confirming: $flow", async ({ flow, start, confirm }) => {
  await start()
  const { user } = await renderAdminPage(`/admin/orders/${id}/${flow}`, shop)
  const button = await screen.findByRole("button", { name: confirm })
  const summary = screen.getAllByRole("heading", { name: "Summary" })[0]?.parentElement?.textContent ?? ""
  await user.click(button)
  await screen.findByRole("heading", { level: 1, name: /^Order #/ })
  const { order } = await orders.retrieve({ id, query: { fields: "summary,currency_code" } })
  const due = order.summary?.pending_difference ?? 0
  expect(due).not.toBe(0)
  expect(summary).toMatch(due > 0 ? /Balance due/ : /Refund due/)
  expect(summary.endsWith(formatMoney(Math.abs(due), order.currency_code ?? "", "en"))).toBe(true)
})
