import { screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, payment: payments } = shop.admin.admin
const id = await placeOrder(shop)
await fulfillOrder(shop, id)
const { order } = await orders.retrieve({ id })
await payments.capture({ id: String(order.payment_collections?.[0]?.payments?.[0]?.id), body: {} })
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

it("requests a return, receives its items and opens the refund, one after the other", async () => {
  const { user, address } = await renderAdminPage(`/admin/orders/${id}/return`, shop)
  await user.click((await screen.findAllByRole("button", { name: "Increase quantity" }))[0] as HTMLElement)
  const receive = await screen.findByRole("button", { name: "Request and receive" })
  await waitFor(() => expect(receive.getAttribute("aria-disabled")).toBeNull())
  await user.click(receive)
  const refund = await screen.findByRole("button", { name: "Receive and refund" })
  expect(address()).toMatch(/\/receive$/)
  expect(await screen.findByText("1 of 1")).toBeTruthy()
  await waitFor(() => expect(refund.getAttribute("aria-disabled")).toBeNull())
  await user.click(refund)
  expect(await screen.findByRole("dialog", { name: /refund/i })).toBeTruthy()
  expect(address()).toBe(`/admin/orders/${id}`)
  const { returns } = await shop.admin.admin.return.list({ query: { order_id: id } })
  expect(returns.map(({ status }) => status)).toEqual(["received"])
})
