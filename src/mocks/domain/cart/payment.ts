import { removeSessions } from "#mocks/domain/payments/payment-session.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { cartTotals } from "./totals.ts"

/** The cart's payment collection over its total, made when it is first asked for. */
export const collectionFor = (db: Database, cart: Row<"cart">): Row<"paymentCollection"> =>
  db.tables.paymentCollection.first("cart_id", cart.id) ??
  db.tables.paymentCollection.insert({
    cart_id: cart.id,
    currency_code: cart.currency_code,
    amount: cartTotals(db, cart).total,
  })

/** Another total or currency is another amount to be paid: what was begun with a provider is void. */
export function refreshPayment(db: Database, cart: Row<"cart">): void {
  const collection = db.tables.paymentCollection.first("cart_id", cart.id)
  if (!collection) return
  const { total } = cartTotals(db, cart)
  if (collection.amount === total && collection.currency_code === cart.currency_code) return
  removeSessions(db, collection.id)
  db.tables.paymentCollection.update(collection.id, { amount: total, currency_code: cart.currency_code })
}
