import type { Confirmation, PaymentForms } from "#machines/store/checkout/payment-forms.ts"
import { paymentLoader } from "./providers.ts"

/** How the shown form confirms its payment session; `null` while it can't. */
export type ShownForm = { readonly sessionId: string; readonly confirm: () => Promise<Confirmation> } | null

/** The payment form that the page shows, for the checkout machine. */
export interface CheckoutForms extends PaymentForms {
  use(form: ShownForm): void
  /** The form that the shopper has filled in last. */
  readonly filled: { current?: string | undefined }
}

export function createCheckoutForms(): CheckoutForms {
  let current: ShownForm = null
  return {
    filled: {},
    use: (form) => {
      current = form
    },
    isNeeded: (providerId) => paymentLoader(providerId) !== undefined,
    // The cart was read just now: its session may be another one than the form's.
    confirm: async (cart) =>
      current && cart.payment_collection?.payment_sessions?.some(({ id }) => id === current?.sessionId)
        ? current.confirm()
        : { outcome: "refused", message: null },
  }
}
