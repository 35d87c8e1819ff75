import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { CART, openAs, person } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const alice = await person(shop, "Alice")

it("continues joining a saved cart after a lost connection or a reload, and names the missing items", async () => {
  const saved = await fillCart(shop, "MUG-CLASSIC", 1)
  await alice.sdk.store.cart.transferCart({ id: saved.id })
  const { id } = await fillCart(shop, "SHIRT-M-BLACK", 2)
  await alice.sdk.store.cart.transferCart({ id })
  localStorage.setItem(CART, `${id} ${alice.id}`)
  localStorage.setItem(`${CART}:${alice.id}`, saved.id)
  shop.backend.faults.set([{ method: "POST", path: "/store/carts/:id/line-items", status: 503, times: 2 }])
  openAs(shop, "/cart", alice)
  await screen.findByText("Items from your earlier cart are still missing here")
  await waitFor(() => expect(screen.queryByText(/earlier cart/)).toBeNull(), { timeout: 5_000 })
  const { cart } = await alice.sdk.store.cart.retrieve({ id })
  expect(cart.items?.map(({ variant_sku, quantity }) => [variant_sku, quantity])).toEqual([
    ["SHIRT-M-BLACK", 2],
    ["MUG-CLASSIC", 1],
  ])
  expect(localStorage.getItem(`${CART}:${alice.id}`)).toBeNull()
})
