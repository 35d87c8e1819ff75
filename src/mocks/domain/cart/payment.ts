import { removeSessions } from "#mocks/domain/payments/payment-session.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { cartTotals } from "./totals.ts"

/** Returns the cart's payment collection; creates one over the cart's total if there is none. */
export const findOrCreateCollection = (db: Database, cart: Row<"cart">): Row<"paymentCollection"> =>
  db.tables.paymentCollection.first("cart_id", cart.id) ??
  db.tables.paymentCollection.insert({
    cart_id: cart.id,
    currency_code: cart.currency_code,
    amount: cartTotals(db, cart).total,
  })

/** Updates the payment collection after a change of total or currency and deletes its payment sessions. */
export function refreshPayment(db: Database, cart: Row<"cart">): void {
  const collection = db.tables.paymentCollection.first("cart_id", cart.id)
  if (!collection) return
  const { total } = cartTotals(db, cart)
  if (collection.amount === total && collection.currency_code === cart.currency_code) return
  removeSessions(db, collection.id)
  db.tables.paymentCollection.update(collection.id, { amount: total, currency_code: cart.currency_code })
}
