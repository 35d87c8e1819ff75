import { expect, it } from "vitest"
import { fulfillmentStatusOf } from "./fulfillment-status.rules.ts"

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
