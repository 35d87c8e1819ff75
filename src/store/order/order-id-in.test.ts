import { expect, it } from "vitest"
import { orderIdIn } from "./order-id-in.ts"

it.each([
  ["order_01JQ8", "order_01JQ8"],
  ["  order_01JQ8 ", "order_01JQ8"],
  ["https://shop.example.com/order/order_01JQ8", "order_01JQ8"],
  ["https://shop.example.com/de/order/order_01JQ8?from=mail#top", "order_01JQ8"],
  ["shop.example.com/order/order_01JQ8/return", "order_01JQ8"],
  ["ORDER_01JQ8", "order_01JQ8"],
  ["Order_01m8j0j9nb022z1qm705kp5gxw", "order_01M8J0J9NB022Z1QM705KP5GXW"],
  ["HTTPS://SHOP.EXAMPLE.COM/ORDER/ORDER_01M8J0J9NB022Z1QM705KP5GXW", "order_01M8J0J9NB022Z1QM705KP5GXW"],
  ["#12", undefined],
  ["12", undefined],
  ["order_", undefined],
  ["cart_01JQ8", undefined],
  ["https://shop.example.com/order/order_01<script>", undefined],
])("reads the id of an order from %j", (text, id) => {
  expect(orderIdIn(text)).toBe(id)
})
