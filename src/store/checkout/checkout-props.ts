import type { SnapshotFrom } from "xstate"
import type { CheckoutRef, createCheckoutMachine } from "#machines/store/checkout/checkout.machine.ts"
import type { CheckoutMemory } from "#machines/store/checkout/checkout-memory.ts"
import type { CheckoutForms } from "#store/payment/checkout-forms.ts"

export type CheckoutSnapshot = SnapshotFrom<ReturnType<typeof createCheckoutMachine>>
/** Props of every step of the checkout. */
export interface CheckoutProps {
  snapshot: CheckoutSnapshot
  send: CheckoutRef["send"]
  /** iso_2 of the visit's country, for an address that names none yet. */
  country: string
  memory: CheckoutMemory
  /** The payment form that is shown on the review. */
  forms: CheckoutForms
}

/** Media query of a window with space for the summary beside the steps. */
export const WIDE = "(width >= 64rem)"
