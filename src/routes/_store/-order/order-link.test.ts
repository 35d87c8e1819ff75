import { expect, it } from "vitest"
import { orderIdIn } from "./order-link.ts"

it.each([
  ["order_01JQ8", "order_01JQ8"],
  ["  order_01JQ8 ", "order_01JQ8"],
  ["https://shop.example.com/order/order_01JQ8", "order_01JQ8"],
  ["https://shop.example.com/de/order/order_01JQ8?from=mail#top", "order_01JQ8"],
  ["shop.example.com/order/order_01JQ8/return", "order_01JQ8"],
  ["#12", undefined],
  ["12", undefined],
  ["order_", undefined],
  ["cart_01JQ8", undefined],
  ["https://shop.example.com/order/order_01<script>", undefined],
])("reads the id of an order from %j", (text, id) => {
  expect(orderIdIn(text)).toBe(id)
})
