import type { QueryClient } from "@tanstack/react-query"
import { toApiError } from "#sdk/error.ts"
import { storeSdk } from "#store/api/client.ts"
import { CART_FIELDS, cartId } from "#store/cart/cart.ts"
import { keepPlacedOrder } from "#store/order/placed-order.ts"
import { paymentLoader, returningModules } from "./providers.ts"

/** What becomes of a payment whose shopper has returned from its provider's page. */
export type Returned =
  /** The cart was ordered, in another tab or before. */
  | { readonly outcome: "ordered"; readonly orderId: string }
  /** The payment is the cart's: the checkout places the order, for which the server asks the provider. */
  | { readonly outcome: "continue"; readonly cartId: string }
  /** The cart has another payment session by now, because its total or its payment method has changed. */
  | { readonly outcome: "changed" }
  /** This device has another cart by now. */
  | { readonly outcome: "earlier" }
  /** The cart doesn't exist any more. */
  | { readonly outcome: "missing" }

/**
 * Finds out what to do with the parameters of a return URL. They only name the cart and the payment: whether it was
 * paid, and how much, is never read from them. Throws `ApiError` if the server can't be reached.
 */
export async function findReturned(client: QueryClient, params: URLSearchParams): Promise<Returned> {
  const id = params.get("cart")
  if (!id) return { outcome: "missing" }
  const { cart: carts } = storeSdk().store
  const found = await carts.retrieve({ id, query: { fields: CART_FIELDS } }).catch((error: unknown) => {
    if (toApiError(error).status === 404) return null
    throw error
  })
  if (!found) return { outcome: "missing" }
  const { cart } = found
  if (cart.completed_at) {
    // Completing it again returns its order.
    const answer = await carts.complete({ id })
    if (answer.type !== "order") return { outcome: "missing" }
    const { order } = answer
    keepPlacedOrder(client, order, id)
    return { outcome: "ordered", orderId: order.id }
  }
  const isOther = cartId() !== null && cartId() !== id
  const payments = (await returningModules()).flatMap((module) => module.resume(params) ?? [])
  const sessions = cart.payment_collection?.payment_sessions ?? []
  const matching = await Promise.all(
    sessions.map(async (session) => {
      const paymentId = (await paymentLoader(session.provider_id)?.())?.paymentIdOf(session)
      return paymentId != null && payments.includes(paymentId)
    }),
  )
  if (isOther) return { outcome: "earlier" }
  return matching.includes(true) ? { outcome: "continue", cartId: id } : { outcome: "changed" }
}
