import type { ChangeStep } from "#machines/orders/order-change/change-step.ts"
import { actionsOf, openChange, type Reason } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderChangeAction, OrderPreview } from "#schema/admin/entities/order-change.ts"
import { claimSteps } from "./claim-steps.ts"
import { itemSteps } from "./item-steps.ts"
import { orderSteps } from "./order-steps.ts"
import { receiveSteps } from "./receive-steps.ts"
import { returnSteps } from "./return-steps.ts"
import { shippingSteps } from "./shipping-steps.ts"
import type { Staged, Step, Steps } from "./step.ts"

const steps: Steps<ChangeStep> = {
  ...itemSteps,
  ...returnSteps,
  ...claimSteps,
  ...receiveSteps,
  ...shippingSteps,
  ...orderSteps,
}
const stepOf = ({ type }: ChangeStep): Step<ChangeStep> => steps[type]

/** Whether a step is saved, even if its response was lost. `isReplacement`: whether it replaces an action in its flow. */
export function isStaged(change: ChangeStep, staged: Staged, isReplacement = false): boolean {
  const [was, is] = [openChange(staged.before), openChange(staged.now)]
  if (is === null || (was !== null && was.id !== is.id)) return false
  const { isSaved, replacement } = stepOf(change)
  if (isReplacement && replacement) return replacement.isAdded(change, staged) && replacement.isRemoved(change, staged)
  return isSaved(change, staged)
}

/** Whether a replacement has added its new action but not removed the old one; both apply until it is retried. */
export function isHalfStaged(change: ChangeStep, staged: Staged): boolean {
  const { replacement } = stepOf(change)
  return replacement?.isAdded(change, staged) === true && !replacement.isRemoved(change, staged)
}

/**
 * Replaces an action that the server can't update: adds the new one before removing the old one, so that nothing is
 * lost if it is rejected. A retry does only what is left.
 */
export async function replaceAction(
  change: ChangeStep,
  { before, preview }: { readonly before: OrderPreview | null; readonly preview: OrderPreview },
  { add, remove }: { add(): Promise<unknown>; remove(): Promise<unknown> },
): Promise<void> {
  const { replacement } = stepOf(change)
  const staged = { before, now: preview }
  if (!replacement?.isAdded(change, staged)) await add()
  if (!replacement?.isRemoved(change, staged)) await remove()
}

/** Adapts a step to the current preview. */
export const rebase = (change: ChangeStep, staged: Staged): ChangeStep => stepOf(change).rebase(change, staged)

/** The quantity that a step sets for the item of its line; undefined if it sets none. */
export const quantityOf = (change: ChangeStep): number | undefined => stepOf(change).quantity(change)

/** Why a step can't be staged now; undefined if it can. */
export const whyNotStaged = (change: ChangeStep, preview: OrderPreview | null): Reason | undefined =>
  stepOf(change).whyNot?.(preview)

/** Shipping follows the items: the first item to return creates the return that return shipping belongs to. */
const rankOf = ({ action }: OrderChangeAction) => (action.startsWith("SHIPPING") ? 1 : 0)

/** The steps that stage the order's open change again after it was discarded, in order. */
export function stepsToRestore(preview: OrderPreview): readonly ChangeStep[] {
  const actions = actionsOf(preview).toSorted((a, b) => rankOf(a) - rankOf(b) || a.ordering - b.ordering)
  const all: readonly Step<ChangeStep>[] = Object.values(steps)
  const restored = [...actions, null].flatMap((action) =>
    all.flatMap((step) => step.restoredFrom(action, preview) ?? []),
  )
  return restored.map((step) => ({ ...step, restored: true }))
}
