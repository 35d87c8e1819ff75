import { omitUndefined } from "#lib/omit-undefined.ts"
import type { ChangeStepOf, ClaimReason, ClaimStep } from "#machines/orders/order-change/step-types.ts"
import type { OrderChangeAction } from "#schema/admin/entities/order-change.ts"
import {
  actionIn,
  isAdded,
  isRemoved,
  newQuantity,
  notRestored,
  rebaseAction,
  removal,
  replacing,
  type Steps,
  stagedFor,
  update,
  valuesOf,
} from "./step.ts"

function restored(action: OrderChangeAction) {
  const reason = (action.details?.reason ?? undefined) as ClaimReason | undefined
  return { type: "change.claim" as const, ...valuesOf(action), ...omitUndefined({ reason }) }
}

/** The step with the note that its action has now: another step may have saved it meanwhile. */
function withNoteOf(action: OrderChangeAction | undefined, step: ChangeStepOf<"change.replaceClaim">) {
  if (!action) return step
  const { note: _, ...others } = step
  return { ...others, ...omitUndefined({ note: action.internal_note ?? undefined }) }
}

/** Steps that choose the claimed items. */
export const claimSteps: Steps<ClaimStep> = {
  "change.claim": {
    isSaved: (step, staged) => isAdded("WRITE_OFF_ITEM", step, staged),
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
    ...replacing<ChangeStepOf<"change.replaceClaim">>({
      isAdded: (step, staged) => isAdded("WRITE_OFF_ITEM", step, staged),
      isRemoved,
    }),
    rebase: (step, staged) => {
      const rebased = rebaseAction(step, staged)
      return rebased.type === step.type ? withNoteOf(actionIn(staged.now, rebased.actionId), rebased) : rebased
    },
    restoredFrom: notRestored,
    quantity: newQuantity,
  },
  "change.unclaim": removal,
}
