import type { Cart } from "#schema/store/entities/cart.ts"
import { ApiError, toApiError } from "#sdk/error.ts"
import { differences } from "./cart-snapshot.ts"
import { paymentSession } from "./checkout.rules.ts"
import type { ConfirmPayment } from "./payment-forms.ts"
import type { Attempt, Placement } from "./placement.ts"

/**
 * Confirms the payment of a cart that is as the shopper saw it. Returns why the order can't be placed; `null` if it can,
 * or if the cart is ordered already.
 */
export async function confirmOnce(
  { cartId, seen }: Attempt,
  read: (id: string) => Promise<Cart>,
  confirm: ConfirmPayment,
): Promise<Placement | null> {
  const cart = await read(cartId).catch((error: unknown) => toApiError(error))
  if (cart instanceof ApiError) return { outcome: "unread", error: cart }
  if (cart.completed_at) return null
  if (seen && differences(seen, cart).length > 0) return { outcome: "changed" }
  const answer = await confirm(cart).catch(() => ({ outcome: "refused", message: null }) as const)
  if (answer.outcome === "confirmed") return null
  const { message } = answer
  // A change of the cart ends its payment, so the provider's refusal may only be a consequence of that.
  const now = await read(cartId).catch(() => cart)
  if (now.completed_at) return null
  const isSame = !seen || differences(seen, now).length === 0
  const isSamePayment = paymentSession(now)?.id === paymentSession(cart)?.id
  return isSame && isSamePayment
    ? { outcome: "unconfirmed", message }
    : { outcome: "changed", isConfirmed: message === null }
}
