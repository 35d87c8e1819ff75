import { omitUndefined } from "#lib/omit-undefined.ts"
import type { OrderChangeAction } from "#schema/admin/entities/order-change.ts"
import {
  isActionAdded,
  type Line,
  newQuantity,
  rebaseAction,
  removal,
  type Steps,
  stagedFor,
  update,
  valuesOf,
} from "./step.ts"

interface Explained extends Line {
  readonly reasonId?: string
}

/** Items to be returned. */
export type ReturnStep =
  | ({ type: "change.returnItem"; itemId: string } & Explained)
  | ({ type: "change.setReturnItem"; actionId: string } & Explained)
  | { type: "change.removeReturnItem"; actionId: string }

function restored(action: OrderChangeAction) {
  const reason = action.details?.reason_id
  const reasonId = typeof reason === "string" ? reason : undefined
  return { type: "change.returnItem" as const, ...valuesOf(action), ...omitUndefined({ reasonId }) }
}

/** Steps that choose the items to return. */
export const returnSteps: Steps<ReturnStep> = {
  "change.returnItem": {
    isSaved: (step, staged) => isActionAdded("RETURN_ITEM", step, staged),
    rebase: (step, staged) => {
      const actionId = stagedFor(step.itemId, "RETURN_ITEM", staged)
      if (!actionId) return step
      if (step.quantity === 0) return { type: "change.removeReturnItem", actionId }
      return { ...step, type: "change.setReturnItem", actionId }
    },
    restoredFrom: (action) => (action?.action === "RETURN_ITEM" ? restored(action) : undefined),
    quantity: newQuantity,
  },
  "change.setReturnItem": {
    ...update,
    rebase: ({ actionId, ...step }, staged) =>
      rebaseAction({ ...step, actionId }, staged, (removed) => ({
        ...restored(removed),
        ...step,
        type: "change.returnItem",
      })),
  },
  "change.removeReturnItem": removal,
}
