import { screen } from "@testing-library/react"
import { deviceKey } from "#lib/device-items.ts"
import { openLiveShop } from "./live-shop.ts"
import { person } from "./visitors.ts"

export const KEY = deviceKey("wishlist")
/** The wishlist that the browser keeps. */
export const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{"ids":[]}')

/** A shop with a customer and a product to save. */
export async function openWishlistShop() {
  const shop = await openLiveShop()
  const { db } = shop.backend
  const { tables } = db
  const alice = await person(shop, "Alice")
  const world = db.export()
  const idOf = (handle: string) => tables.product.first("handle", handle)?.id ?? ""
  const shirt = idOf("t-shirt")
  const titleOf = tables.product.get(shirt)?.title ?? ""
  return {
    shop,
    alice,
    idOf,
    shirt,
    titleOf,
    /** The wishlist in a customer's account. */
    savedBy: (id: string) => (tables.customer.get(id)?.metadata as { wishlist?: string[] } | null)?.wishlist,
    heart: () => screen.findByRole("button", { name: `Save ${titleOf} to your wishlist` }),
    reset: () => db.import(world),
  }
}
