import { createCart, updateCart } from "#mocks/domain/cart/cart.ts"
import { findOrCreateCollection } from "#mocks/domain/cart/payment.ts"
import { refreshCart } from "#mocks/domain/cart/refresh.ts"
import { optionsOfCart, setShippingMethods } from "#mocks/domain/cart/shipping.ts"
import { openPaymentSession } from "#mocks/domain/payments/payment-session.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { openCartId } from "./opening.ts"
import type { Opening } from "./scenario.ts"

const address = {
  first_name: "Ada",
  last_name: "Shopper",
  address_1: "12 Main Street",
  postal_code: "60614",
  city: "Chicago",
  province: "us-il",
  country_code: "us",
}
const ITEMS = { "Sailing Shirt": 1, "Daily Notebook": 2 }

export interface CartState {
  readonly items?: Readonly<Record<string, number>>
  /** The steps of the checkout that are done. */
  readonly until?: "email" | "address" | "shipping" | "payment"
  readonly code?: string
}

/** Fills a guest's cart in North America. */
export function fillCart(db: Database, { items = ITEMS, until, code }: CartState): void {
  const t = db.tables
  const region = t.country.get("us")?.region_id
  const lines = Object.entries(items).flatMap(([title, quantity]) => {
    const product = t.product.first("title", title)
    const variant = product && t.productVariant.by("product_id", product.id)[0]
    return variant ? [{ variant_id: variant.id, quantity }] : []
  })
  const steps = ["email", "address", "shipping", "payment"]
  const hasDone = (step: string) => until !== undefined && steps.indexOf(step) <= steps.indexOf(until)
  const cart = createCart(
    db,
    {
      region_id: String(region),
      items: lines,
      ...(hasDone("email") ? { email: "ada@example.com" } : {}),
      ...(hasDone("address") ? { shipping_address: address, billing_address: address } : {}),
    },
    null,
  )
  const present = () => t.cart.get(cart.id) ?? cart
  const [option] = optionsOfCart(db, present())
  if (hasDone("shipping") && option) setShippingMethods(db, present(), [{ option_id: option.id }])
  // After the shipping method, which some codes are for.
  if (code) updateCart(db, cart.id, { promo_codes: [code] })
  refreshCart(db, cart.id)
  if (!hasDone("payment")) return
  const collection = findOrCreateCollection(db, present())
  openPaymentSession(db, collection.id, { provider_id: "pp_system_default" }, undefined)
}

/** Opens a page with the guest's cart. */
export const withCart =
  (page: string) =>
  (db: Database): Opening => ({ page, cart: openCartId(db) })
