import { expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { requestPayment } from "./request-payment.ts"

const shop = await openLiveShop()

it("creates no payment request for an amount that is authorized by now", async () => {
  const id = await placeOrder(shop)
  await expect(requestPayment(shop.admin, id)).rejects.toMatchObject({ status: 409, type: "changed_meanwhile" })
  const { order } = await shop.admin.admin.order.retrieve({ id, query: { fields: "*payment_collections" } })
  expect(order.payment_collections?.map(({ status }) => status)).toEqual(["authorized"])
})
