import type { Database } from "#mocks/db/database.ts"
import { repriceLines } from "./cart-items.ts"
import { cartOf } from "./cart-lookup.ts"
import { refreshPayment } from "./cart-payment.ts"
import { type CodeChange, refreshPromotions } from "./cart-promotions.ts"
import { refreshShipping } from "./cart-shipping.ts"
import { taxCart } from "./cart-taxes.ts"

export interface Refresh {
  /** Give every line the price of today. */
  readonly reprice?: boolean
  readonly promotions?: CodeChange
}

/** Brings everything that follows from a cart's content up to date, in this order: prices, deliveries, taxes, promotions, payment. */
export function refreshCart(db: Database, id: string, { reprice = false, promotions }: Refresh = {}): void {
  const cart = cartOf(db, id)
  if (reprice) repriceLines(db, cart)
  refreshShipping(db, cart)
  taxCart(db, cart, { all: reprice })
  refreshPromotions(db, cart, promotions)
  refreshPayment(db, cart)
}
