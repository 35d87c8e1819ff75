import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"

/** Returns a cart; throws 404 with the message used by routes that change carts. */
export function cartOf(db: Database, id: string): Row<"cart"> {
  const cart = db.tables.cart.get(id)
  if (!cart) throw notFound(`Cart id not found: ${id}`)
  return cart
}

/** Returns a cart that isn't completed; throws if it is. */
export function openCart(db: Database, id: string): Row<"cart"> {
  const cart = cartOf(db, id)
  if (cart.completed_at !== null) throw invalidData(`Cart ${id} is already completed.`)
  return cart
}
