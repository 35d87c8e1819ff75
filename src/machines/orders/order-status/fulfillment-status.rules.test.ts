import { expect, it } from "vitest"
import { fulfillmentStatusOf, isPickedUp } from "./fulfillment-status.rules.ts"

it.each([
  ["pending", "canceled", "not_fulfilled"],
  ["pending", "not_fulfilled", "not_fulfilled"],
  ["canceled", "not_fulfilled", "canceled"],
  ["canceled", "canceled", "canceled"],
  ["pending", "partially_shipped", "partially_shipped"],
  ["canceled", "delivered", "delivered"],
])("the fulfillment of a %s order that the server calls %s is shown as %s", (status, fulfillment_status, shown) => {
  expect(fulfillmentStatusOf({ status, fulfillment_status })).toBe(shown)
})

it("an order is picked up if all fulfillments that weren’t canceled are of a pickup option", () => {
  const fulfillment = (type: string, canceled_at: string | null = null) => ({
    canceled_at,
    shipping_option: { service_zone: { fulfillment_set: { type } } },
  })
  expect(isPickedUp({ fulfillments: [fulfillment("pickup"), fulfillment("shipping", "2026-01-01")] })).toBe(true)
  expect(isPickedUp({ fulfillments: [fulfillment("pickup"), fulfillment("shipping")] })).toBe(false)
  expect(isPickedUp({ fulfillments: [{ canceled_at: null }] })).toBe(false)
  expect(isPickedUp({ fulfillments: [] })).toBe(false)
})
