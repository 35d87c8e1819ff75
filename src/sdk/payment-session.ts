import type { CallOptions } from "./options.ts"
import type { StoreSdk } from "./store.ts"

type Payment = StoreSdk["store"]["payment"]
type Session = Omit<Parameters<Payment["createSession"]>[0], "id">
interface CartLike {
  readonly id: string
  readonly payment_collection?: { readonly id: string } | null | undefined
}

/** Creates a payment session for a cart, and its payment collection if the cart has none yet. */
export async function initiatePaymentSession(
  { store }: Pick<StoreSdk, "store">,
  cart: CartLike,
  session: Session,
  options?: CallOptions,
) {
  const collection =
    cart.payment_collection ??
    (await store.payment.createCollection({ body: { cart_id: cart.id } }, options)).payment_collection
  return store.payment.createSession({ ...session, id: collection.id }, options)
}
