import type { ClaimStep } from "./steps/claim-steps.ts"
import type { CustomItemStep, ItemStep, NewItemStep } from "./steps/item-steps.ts"
import type { CarryOverStep, LocationStep, PromotionStep, RequestStep } from "./steps/order-steps.ts"
import type { ReceiveStep } from "./steps/receive-steps.ts"
import type { ReturnStep } from "./steps/return-steps.ts"
import type { ShippingMethodStep, ShippingStep } from "./steps/shipping-steps.ts"

/** Steps of claims and exchanges, which have inbound and outbound items. */
export type SidedStep = ReturnStep | NewItemStep | LocationStep | ShippingStep | CarryOverStep

/** The kinds of steps of each flow. For a step of these kinds, the compiler asks for its request. */
export interface FlowSteps {
  readonly orderEdit: NewItemStep | ItemStep | ShippingStep | CarryOverStep | RequestStep
  readonly draftEdit:
    | NewItemStep
    | ItemStep
    | CustomItemStep
    | PromotionStep
    | ShippingStep
    | ShippingMethodStep
    | RequestStep
  readonly return: ReturnStep | LocationStep | ShippingStep
  readonly receive: ReceiveStep | LocationStep
  readonly claim: SidedStep | ClaimStep
  readonly exchange: SidedStep
}

/** Steps that can be staged on an order, with one request each that returns a preview of the order. */
export type ChangeStep = FlowSteps[keyof FlowSteps] & {
  /** Staged again after the change was discarded; never the second click of a double click. */
  readonly restored?: true
}

/** The step of a type. */
export type ChangeStepOf<T extends ChangeStep["type"]> = Extract<ChangeStep, { type: T }>
