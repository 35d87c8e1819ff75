import { isActionAdded, newQuantity, rebaseAction, removal, type Steps, stagedFor, update, valuesOf } from "./step.ts"

/** Received items of a return; damaged ones aren't restocked. */
export type ReceiveStep =
  | { type: "change.receive"; itemId: string; quantity: number; damaged?: boolean }
  | { type: "change.setReceived"; actionId: string; quantity: number; damaged?: boolean }
  | { type: "change.unreceive"; actionId: string; damaged?: boolean }

const kindOf = ({ damaged }: { damaged?: boolean }) => (damaged ? "RECEIVE_DAMAGED_RETURN_ITEM" : "RECEIVE_RETURN_ITEM")

/** Steps that count the received items of a return. */
export const receiveSteps: Steps<ReceiveStep> = {
  "change.receive": {
    isSaved: (step, staged) => isActionAdded(kindOf(step), step, staged),
    rebase: (step, staged) => {
      const actionId = stagedFor(step.itemId, kindOf(step), staged)
      if (!actionId) return step
      if (step.quantity === 0) return { type: "change.unreceive", actionId, damaged: step.damaged ?? false }
      return { ...step, type: "change.setReceived", actionId }
    },
    restoredFrom: (action) => {
      const damaged = [false, true].find((each) => action?.action === kindOf({ damaged: each }))
      if (!action || damaged === undefined) return undefined
      const { itemId, quantity } = valuesOf(action)
      return { type: "change.receive", itemId, quantity, damaged }
    },
    quantity: newQuantity,
  },
  "change.setReceived": {
    ...update,
    rebase: ({ actionId, ...step }, staged) =>
      rebaseAction({ ...step, actionId }, staged, (removed) => ({
        ...step,
        type: "change.receive",
        itemId: valuesOf(removed).itemId,
      })),
  },
  "change.unreceive": removal,
}
