import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { address, fillCart, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { Totals } from "./totals.tsx"

const shop = await openLiveShop()
const { tables } = shop.backend.db
for (const { id } of tables.taxRate.all()) tables.taxRate.erase(id)

it("says that tax is calculated later only until the cart has an address", async () => {
  const { id } = await fillCart(shop)
  const { unmount } = renderUi(<Totals of={(await shop.store.store.cart.retrieve({ id })).cart} />)
  expect(screen.getByText("Tax is calculated once you enter your address")).toBeTruthy()
  unmount()
  await shop.store.store.cart.update({ id, body: { shipping_address: address } })
  renderUi(<Totals of={(await shop.store.store.cart.retrieve({ id })).cart} />)
  expect(screen.queryByText(/tax/i)).toBeNull()
})

it("says nothing about taxes of an order that has none", async () => {
  const { order } = await shop.store.store.order.retrieve({ id: await placeOrder(shop) })
  renderUi(<Totals of={order} />)
  expect(screen.getByText("Total")).toBeTruthy()
  expect(screen.queryByText(/tax/i)).toBeNull()
})

it("says that the tax is that before credits, which the server leaves out of it", async () => {
  const { order } = await shop.store.store.order.retrieve({ id: await placeOrder(shop) })
  const credited = { ...order, tax_total: 11.4, credit_line_total: 5, total: order.total - 5 }
  renderUi(<Totals of={credited} />)
  expect(screen.getByText("Including €11.40 in taxes before credits")).toBeTruthy()
})

it("says nothing about the shipping of an order that was placed without a shipping method", async () => {
  const { order } = await shop.store.store.order.retrieve({ id: await placeOrder(shop) })
  renderUi(<Totals of={{ ...order, shipping_methods: [] }} />)
  expect(screen.getByText("Total")).toBeTruthy()
  expect(screen.queryByText("Shipping")).toBeNull()
})
