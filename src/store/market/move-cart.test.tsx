import { QueryClient } from "@tanstack/react-query"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { cartQueue } from "#store/cart/cart.ts"
import { fetchOf, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { CART } from "#tests/support/visitors.ts"
import { moveCart } from "./move-cart.ts"
import { marketOf } from "./region.ts"

const shop = await openLiveShop()
const send = fetchOf(shop.backend)

beforeEach(() => {
  localStorage.clear()
  vi.stubEnv("VITE_API_URL", "http://shop.test")
  vi.stubEnv("VITE_PUBLISHABLE_KEY", PUBLISHABLE_KEY)
  vi.stubGlobal("fetch", send)
})

it("translates a cart that is moved to another market into the page's language", async () => {
  document.documentElement.lang = "de"
  const { id } = await fillCart(shop)
  localStorage.setItem(CART, id)
  const { cart: carts, region } = shop.store.store
  const { cart } = await carts.retrieve({ id })
  const market = marketOf((await region.list()).regions, "us")
  if (!market) throw new Error("the shop has no market in the US")
  await moveCart(new QueryClient(), { cart, market, gone: [] })
  expect((await carts.retrieve({ id })).cart).toMatchObject({ currency_code: "usd", locale: "de-DE" })
  document.documentElement.lang = "en"
})

describe("a cart that can't be moved to another market", () => {
  /** Tries to move a cart with a shirt, and a mug that isn't sold there, while the server answers so. */
  async function tryMove(answer: (isUpdate: boolean) => Response | undefined) {
    const { id } = await fillCart(shop, "MUG-CLASSIC", 1)
    const { cart: carts, region } = shop.store.store
    await carts.createLineItem({ id, body: { variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 1 } })
    localStorage.setItem(CART, id)
    const { cart } = await carts.retrieve({ id })
    const market = marketOf((await region.list()).regions, "us")
    if (!market) throw new Error("the shop has no market in the US")
    vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
      const isUpdate = init.method === "POST" && new RegExp(`/carts/${id}(\\?|$)`).test(input)
      return answer(isUpdate) ?? send(input, init)
    })
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const gone = (cart.items ?? []).filter(({ variant_sku }) => variant_sku === "MUG-CLASSIC")
    await expect(moveCart(client, { cart, market, gone })).rejects.toThrow()
    vi.stubGlobal("fetch", send)
    const itemsNow = async () =>
      (await carts.retrieve({ id })).cart.items?.map(({ variant_sku, quantity }) => [variant_sku, quantity]).sort()
    return { queue: cartQueue(client), itemsNow }
  }
  const all = [
    ["MUG-CLASSIC", 1],
    ["SHIRT-M-BLACK", 1],
  ]

  it("keeps the items that aren't sold there", async () => {
    const { queue, itemsNow } = await tryMove((isUpdate) =>
      isUpdate ? Response.json({ type: "unknown_error", message: "Failed" }, { status: 500 }) : undefined,
    )
    expect(await itemsNow()).toEqual(all)
    expect(queue.state.failed).toEqual([])
  })

  it("adds them again on retry if the network was lost", async () => {
    let isDown = false
    const { queue, itemsNow } = await tryMove((isUpdate) => {
      isDown ||= isUpdate
      if (isDown) throw new TypeError("Failed to fetch")
      return undefined
    })
    expect(await itemsNow()).toEqual([["SHIRT-M-BLACK", 1]])
    queue.retry(() => true)
    await queue.idle()
    expect(await itemsNow()).toEqual(all)
  })
})
