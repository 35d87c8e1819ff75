import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"

/** A cart, or 404 in the words of those who change it. */
export function cartOf(db: Database, id: string): Row<"cart"> {
  const cart = db.tables.cart.get(id)
  if (!cart) throw notFound(`Cart id not found: ${id}`)
  return cart
}

/** A cart that still may change. */
export function openCart(db: Database, id: string): Row<"cart"> {
  const cart = cartOf(db, id)
  if (cart.completed_at !== null) throw invalidData(`Cart ${id} is already completed.`)
  return cart
}
