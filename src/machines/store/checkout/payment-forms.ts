import type { Cart } from "#schema/store/entities/cart.ts"

/** Result of a payment form. `message`: the provider's reason, in the shopper's language; `null` if there is none. */
export type Confirmation = { outcome: "confirmed" } | { outcome: "refused"; message: string | null }
/** Confirms the cart's payment with its provider; doing it again never charges twice. */
export type ConfirmPayment = (cart: Cart) => Promise<Confirmation>

/** What the page adds to the checkout: the forms of payment providers. */
export interface PaymentForms {
  /** Whether the provider has a form that must be confirmed before the order is placed. */
  readonly isNeeded: (providerId: string | undefined) => boolean
  readonly confirm: ConfirmPayment
}
