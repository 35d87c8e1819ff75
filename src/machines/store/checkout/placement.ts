import type { Cart } from "#schema/store/entities/cart.ts"
import type { Order } from "#schema/store/entities/order.ts"
import type { ApiError } from "#sdk/error.ts"
import type { CartSnapshot } from "./cart-snapshot.ts"

/** How completing a cart ended. No outcome leaves a second order behind. */
export type Placement =
  | { outcome: "ordered"; order: Order }
  /** The payment was declined, or requires another action of the shopper. */
  | { outcome: "refused"; cart: Cart; reason: "declined" | "requires_more"; message: string }
  /** The server rejected the order because of stock, prices, shipping or the payment session. Nothing was ordered. */
  | { outcome: "rejected"; error: ApiError }
  /** The cart isn't as the shopper saw it any more. Nothing was ordered. `isConfirmed`: a payment form was or may have been confirmed. */
  | { outcome: "changed"; isConfirmed?: boolean | undefined }
  /** The payment provider refused the payment, with its reason for the shopper. Nothing was sent to the server. */
  | { outcome: "unconfirmed"; message: string | null }
  /** The cart couldn't be read before the order was sent. Nothing was ordered. */
  | { outcome: "unread"; error: ApiError; isConfirmed?: boolean | undefined }
  /** Another call is completing this cart and hadn't finished after all attempts. */
  | { outcome: "busy"; error: ApiError }
  /** Rate-limited, even after waiting. This call ordered nothing. */
  | { outcome: "throttled"; error: ApiError }
  /** No response after all attempts. The outcome is unknown; retrying is safe. */
  | { outcome: "unknown"; error: ApiError }

/** What a shopper wants to order. */
export interface Attempt {
  readonly cartId: string
  /** Whether a payment form has to be confirmed first. */
  readonly confirms?: boolean | undefined
  /** What the shopper agreed to; `null` for a cart that is ordered already. */
  readonly seen: CartSnapshot | null
}
