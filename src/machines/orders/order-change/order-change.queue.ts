import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { type Change, type ClaimReason, omitUndefined } from "./order-change.flow.ts"
import { actionsOf } from "./order-change.rules.ts"
import { actionIn, receiptOf } from "./order-change.staged.ts"

/** Events queued while a step is saved. Confirming is never queued: the user must see the new totals first. */
export type QueuedEvent = Change | { type: "edit.leave" } | { type: "edit.discard" }

const same = (a: QueuedEvent | null | undefined, b: QueuedEvent): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Adds an event to the queue; drops the second click of a double click. */
export const withQueued = (
  waiting: readonly QueuedEvent[],
  saving: Change | null,
  next: QueuedEvent,
): readonly QueuedEvent[] => {
  const isRestored = "restored" in next && next.restored
  return !isRestored && same(waiting.at(-1) ?? saving, next) ? waiting : [...waiting, next]
}

/** Queued events to keep after a failed step: later steps, but not leaving or discarding. */
export const changesIn = (waiting: readonly QueuedEvent[]): readonly QueuedEvent[] =>
  waiting.filter(({ type }) => type.startsWith("change."))

const stagedOf = (preview: OrderPreview | null, itemId: string, kind: string): string | undefined =>
  preview?.items.find((item) => item.id === itemId)?.actions?.findLast(({ action }) => action === kind)?.id

/** The action that replaced a removed one: of the same kind, for the same item or variant. */
function successorOf(actionId: string, before: OrderPreview | null, now: OrderPreview | null): string | undefined {
  const old = actionIn(before, actionId)
  if (!old || actionIn(now, actionId)) return undefined
  const lineIn = (preview: OrderPreview | null, id: unknown) => preview?.items.find((item) => item.id === id)
  const variant = lineIn(before, old.details?.reference_id)?.variant_id
  const next = actionsOf(now).findLast(({ id, action, details }) => {
    if (action !== old.action || actionIn(before, id)) return false
    const line = details?.reference_id
    return line === old.details?.reference_id || (variant && lineIn(now, line)?.variant_id === variant)
  })
  return next?.id
}

/** Stages an item again if the action that an event updates was removed; null for other events. */
function stagedAgain(event: QueuedEvent, before: OrderPreview | null, now: OrderPreview | null): QueuedEvent | null {
  if (!("actionId" in event)) return null
  const old = actionIn(before, event.actionId)
  if (!old || actionIn(now, event.actionId)) return null
  const { actionId: _, ...values } = event
  const itemId = String(old.details?.reference_id)
  const note = old.internal_note ?? undefined
  switch (values.type) {
    case "change.setReturnItem": {
      const reasonId = typeof old.details?.reason_id === "string" ? old.details.reason_id : undefined
      return { ...omitUndefined({ reasonId, note }), ...values, type: "change.returnItem", itemId }
    }
    case "change.setClaimed": {
      const reason = (old.details?.reason ?? undefined) as ClaimReason | undefined
      return { ...omitUndefined({ reason, note }), ...values, type: "change.claim", itemId }
    }
    case "change.setReceived":
      return { ...values, type: "change.receive", itemId }
    default:
      return null
  }
}

/**
 * Adapts a queued event to the current preview: updates an item that is staged by now instead of staging it twice,
 * refers to the new action if its action was replaced, and stages an item again if its action was removed.
 */
export function rebaseEvent<E extends QueuedEvent>(
  event: E,
  before: OrderPreview | null,
  now: OrderPreview | null,
): QueuedEvent {
  if ("actionId" in event) {
    const actionId = successorOf(event.actionId, before, now)
    return actionId ? { ...event, actionId } : (stagedAgain(event, before, now) ?? event)
  }
  switch (event.type) {
    case "change.returnItem": {
      const actionId = stagedOf(now, event.itemId, "RETURN_ITEM")
      if (!actionId) return event
      if (event.quantity === 0) return { type: "change.removeReturnItem", actionId }
      return { ...event, type: "change.setReturnItem", actionId }
    }
    case "change.claim": {
      const actionId = stagedOf(now, event.itemId, "WRITE_OFF_ITEM")
      if (!actionId) return event
      if (event.quantity === 0) return { type: "change.unclaim", actionId }
      return { ...event, type: "change.setClaimed", actionId }
    }
    case "change.receive": {
      const actionId = stagedOf(now, event.itemId, receiptOf(event))
      if (!actionId) return event
      if (event.quantity === 0) return { type: "change.unreceive", actionId, damaged: event.damaged ?? false }
      return { ...event, type: "change.setReceived", actionId }
    }
    default:
      return event
  }
}

/** A line of a change: the step that stages its item, and the staged action if there is one. */
export interface ChangedLine {
  readonly stagedBy: "change.returnItem" | "change.claim" | "change.receive" | "change.setItem"
  readonly itemId: string
  readonly actionId?: string | undefined
  readonly damaged?: boolean
}

/** The quantity that the last of these steps sets for a line; undefined if none does. */
export function quantityIn(steps: readonly QueuedEvent[], line: ChangedLine): number | undefined {
  const last = steps.findLast((step) => {
    if ("actionId" in step) return step.actionId === line.actionId
    return (
      step.type === line.stagedBy &&
      step.itemId === line.itemId &&
      (step.type !== "change.receive" || (step.damaged ?? false) === (line.damaged ?? false))
    )
  })
  if (!last) return undefined
  if ("quantity" in last) return last.quantity
  return removals.has(last.type) ? 0 : undefined
}

const removals = new Set<QueuedEvent["type"]>(["change.removeReturnItem", "change.unclaim", "change.unreceive"])
