import { omitUndefined } from "#lib/omit-undefined.ts"
import type { ChangeStepOf, ClaimReason, ClaimStep } from "#machines/orders/order-change/step-types.ts"
import type { OrderChangeAction } from "#schema/admin/entities/order-change.ts"
import {
  actionIn,
  isActionAdded,
  isActionRemoved,
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
    ...replacementStep<ChangeStepOf<"change.replaceClaim">>({
      isAdded: (step, staged) => isActionAdded("WRITE_OFF_ITEM", step, staged),
      isRemoved: isActionRemoved,
    }),
    rebase: (step, staged) => {
      const rebased = rebaseAction(step, staged)
      const action = rebased.type === step.type && actionIn(staged.now, rebased.actionId)
      // Another step may have saved a note while this one waited.
      return action ? { ...rebased, note: action.internal_note ?? "" } : rebased
    },
    restoredFrom: notRestored,
    quantity: newQuantity,
  },
  "change.unclaim": removal,
}
