import { omitUndefined } from "#lib/omit-undefined.ts"
import type { OrderChangeAction } from "#schema/admin/entities/order-change.ts"
import {
  actionIn,
  isActionAdded,
  isActionRemoved,
  type Line,
  newQuantity,
  notRestored,
  rebaseAction,
  removal,
  replacementStep,
  type Steps,
  stagedFor,
  update,
  valuesOf,
} from "./step.ts"

export type ClaimReason = "missing_item" | "wrong_item" | "production_failure" | "other"

/** Items that the customer makes a claim for. */
export type ClaimStep =
  | ({ type: "change.claim"; itemId: string; reason?: ClaimReason } & Line)
  | ({ type: "change.setClaimed"; actionId: string } & Line)
  | ({ type: "change.replaceClaim"; actionId: string; itemId: string; reason: ClaimReason } & Line)
  | { type: "change.unclaim"; actionId: string }

function restored(action: OrderChangeAction) {
  const reason = (action.details?.reason ?? undefined) as ClaimReason | undefined
  return { type: "change.claim" as const, ...valuesOf(action), ...omitUndefined({ reason }) }
}

/** Steps that choose the claimed items. */
export const claimSteps: Steps<ClaimStep> = {
  "change.claim": {
    isSaved: (step, staged) => isActionAdded("WRITE_OFF_ITEM", step, staged),
    rebase: (step, staged) => {
      const actionId = stagedFor(step.itemId, "WRITE_OFF_ITEM", staged)
      if (!actionId) return step
      if (step.quantity === 0) return { type: "change.unclaim", actionId }
      return { ...step, type: "change.setClaimed", actionId }
    },
    restoredFrom: (action) => (action?.action === "WRITE_OFF_ITEM" ? restored(action) : undefined),
    quantity: newQuantity,
  },
  "change.setClaimed": {
    ...update,
    rebase: ({ actionId, ...step }, staged) =>
      rebaseAction({ ...step, actionId }, staged, (removed) => ({
        ...restored(removed),
        ...step,
        type: "change.claim",
      })),
  },
  "change.replaceClaim": {
    ...replacementStep<Extract<ClaimStep, { type: "change.replaceClaim" }>>({
      isAdded: (step, staged) => isActionAdded("WRITE_OFF_ITEM", step, staged),
      isRemoved: isActionRemoved,
    }),
    rebase: (step, staged) => {
      const rebased = rebaseAction(step, staged)
      const action = actionIn(staged.now, rebased.actionId)
      // Another step may have saved a note while this one waited.
      return action ? { ...rebased, note: action.internal_note ?? "" } : rebased
    },
    restoredFrom: notRestored,
    quantity: newQuantity,
  },
  "change.unclaim": removal,
}
