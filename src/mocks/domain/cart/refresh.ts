import type { Database } from "#mocks/kernel/database.ts"
import { repriceLines } from "./items.ts"
import { cartOf } from "./lookup.ts"
import { refreshPayment } from "./payment.ts"
import { type CodeChange, refreshPromotions } from "./promotions.ts"
import { refreshShipping } from "./shipping.ts"
import { refreshCartTaxes } from "./taxes.ts"

export interface Refresh {
  /** Gives every line item its current price. */
  readonly reprice?: boolean
  readonly promotions?: CodeChange
}

/** Updates data derived from a cart, in this order: prices, shipping methods, taxes, promotions, payment. */
export function refreshCart(db: Database, id: string, { reprice = false, promotions }: Refresh = {}): void {
  const cart = cartOf(db, id)
  if (reprice) repriceLines(db, cart)
  refreshShipping(db, cart)
  refreshCartTaxes(db, cart, { all: reprice })
  refreshPromotions(db, cart, promotions)
  refreshPayment(db, cart)
}
