import type { Order } from "#schema/store/entities/order.ts"
import type { CartSnapshot, Difference } from "./cart-snapshot.ts"
import type { Loaded, StepInput } from "./checkout.actors.ts"
import type { CheckoutError } from "./checkout-error.ts"
import type { Step } from "./checkout-steps.ts"
import type { Placement } from "./placement.ts"

export type CheckoutEvent =
  | StepInput
  | { type: "step.go"; step: Step }
  | { type: "order.place" }
  /** Another tab may have changed or completed the cart. */
  | { type: "cart.refresh" }
  /** The shopper has moved the cart to another country and has seen its prices there. */
  | { type: "cart.moved" }
  | { type: "retry" }

export type CheckoutOutcome =
  | { outcome: "ordered"; orderId: string; order: Order }
  | { outcome: "missing" }
  | { outcome: "empty" }

export interface CheckoutInput {
  readonly cartId: string
  readonly step?: Step | undefined
  /** The snapshot that the shopper accepted before a reload. */
  readonly seen?: CartSnapshot | null
  /** The shopper returns from the page of a payment provider: an unchanged cart is ordered without another click. */
  readonly isReturning?: boolean
}

export interface CheckoutContext extends Omit<Loaded, "cart"> {
  cartId: string
  cart: Loaded["cart"] | null
  error: CheckoutError | null
  /** The snapshot that the shopper has seen and accepted. */
  seen: CartSnapshot | null
  changes: readonly Difference[]
  placement: Placement | null
  /** The input being saved, or whose saving failed last. */
  stepInput: StepInput | null
  providerId: string | null
  /** The shopper's step, also while it is being saved; and the requested step. */
  at: Step
  requestedStep: Step | null
  isReturning: boolean
}
