import type { ChangeStep } from "./change-step.ts"
import type { Staged } from "./steps/step.ts"
import { quantityOf, rebase } from "./steps/steps.ts"

/** Events queued while a step is saved. Confirming is never queued: the user must see the new totals first. */
export type QueuedEvent = ChangeStep | { type: "edit.leave" } | { type: "edit.discard" }

const isChange = (event: QueuedEvent): event is ChangeStep => event.type.startsWith("change.")

const same = (a: QueuedEvent | null | undefined, b: QueuedEvent): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Adds an event to the queue; drops the second click of a double click. */
export const withQueued = <E extends QueuedEvent>(
  waiting: readonly E[],
  saving: ChangeStep | null,
  next: E,
): readonly E[] => {
  const isRestored = "restored" in next && next.restored
  return !isRestored && same(waiting.at(-1) ?? saving, next) ? waiting : [...waiting, next]
}

/** Queued events to keep after a failed step: later steps, but not leaving or discarding. */
export const changesIn = (waiting: readonly QueuedEvent[]): readonly ChangeStep[] => waiting.filter(isChange)

/** Adapts a queued event to the current preview. */
export const rebaseEvent = (event: QueuedEvent, staged: Staged): QueuedEvent =>
  isChange(event) ? rebase(event, staged) : event

/** A line of a change: the step that stages its item, and the staged action if there is one. */
export interface ChangedLine {
  readonly stagedBy: "change.returnItem" | "change.claim" | "change.receive" | "change.setItem"
  readonly itemId: string
  readonly actionId?: string | undefined
  readonly damaged?: boolean
}

/** The quantity that the last of these steps sets for a line; undefined if none does. */
export function pendingQuantity(events: readonly QueuedEvent[], line: ChangedLine): number | undefined {
  const steps = changesIn(events).filter((step) => {
    if ("actionId" in step) return step.actionId === line.actionId
    return (
      step.type === line.stagedBy &&
      step.itemId === line.itemId &&
      (step.type !== "change.receive" || (step.damaged ?? false) === (line.damaged ?? false))
    )
  })
  return steps.map(quantityOf).findLast((quantity) => quantity !== undefined)
}
