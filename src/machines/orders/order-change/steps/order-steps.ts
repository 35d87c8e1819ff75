import { openChange, whyNotRequested } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderChangeActionKind } from "#schema/admin/entities/order-change.ts"
import { addedIn, noQuantity, notRestored, type Staged, type Steps, unchanged } from "./step.ts"

export type PromotionStep =
  | { type: "change.addPromotions"; codes: string[] }
  | { type: "change.removePromotions"; codes: string[] }

export type CarryOverStep = { type: "change.carryOverPromotions"; carryOver: boolean }

/** The location that receives returned items. */
export type LocationStep = { type: "change.setLocation"; locationId: string }

/** Requests the customer's approval before the change is confirmed. */
export type RequestStep = { type: "change.request" }

const hasCodes = (staged: Staged, kind: OrderChangeActionKind, name: string, codes: readonly string[]): boolean => {
  const found = new Set(addedIn(staged, kind).map(({ details }) => details?.[name]))
  return codes.every((code) => found.has(code))
}

/** Steps about the order as a whole. */
export const orderSteps: Steps<PromotionStep | CarryOverStep | LocationStep | RequestStep> = {
  "change.addPromotions": {
    isSaved: ({ codes }, staged) => hasCodes(staged, "PROMOTION_ADD", "added_code", codes),
    rebase: unchanged,
    restoredFrom: (action) =>
      action?.action === "PROMOTION_ADD"
        ? { type: "change.addPromotions", codes: [String(action.details?.added_code)] }
        : undefined,
    quantity: noQuantity,
  },
  "change.removePromotions": {
    isSaved: ({ codes }, staged) => hasCodes(staged, "PROMOTION_REMOVE", "removed_code", codes),
    rebase: unchanged,
    restoredFrom: (action) =>
      action?.action === "PROMOTION_REMOVE"
        ? { type: "change.removePromotions", codes: [String(action.details?.removed_code)] }
        : undefined,
    quantity: noQuantity,
  },
  "change.carryOverPromotions": {
    isSaved: ({ carryOver }, { now }) => now?.order_change?.carry_over_promotions === carryOver,
    rebase: unchanged,
    restoredFrom: (action, { order_change }) =>
      action === null && order_change?.carry_over_promotions
        ? { type: "change.carryOverPromotions", carryOver: true }
        : undefined,
    quantity: noQuantity,
  },
  "change.setLocation": {
    // The preview doesn't show the location; setting it again is harmless.
    isSaved: () => false,
    rebase: unchanged,
    // Restored by the options that the change is started with.
    restoredFrom: notRestored,
    quantity: noQuantity,
  },
  "change.request": {
    isSaved: (_, { now }) => openChange(now)?.status === "requested",
    rebase: unchanged,
    restoredFrom: (action, { order_change }) =>
      action === null && order_change?.status === "requested" ? { type: "change.request" } : undefined,
    whyNot: whyNotRequested,
    quantity: noQuantity,
  },
}
