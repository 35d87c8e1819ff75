import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { Change } from "./order-change.flow.ts"
import { actionsOf } from "./order-change.rules.ts"

/** What was asked for while a step was being saved; a confirmation never waits, it must see the money first. */
export type Waiting = Change | { type: "edit.leave" } | { type: "edit.discard" }

const same = (a: Waiting | null | undefined, b: Waiting): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The second press of a double click is no second wish. */
export const withWaiting = (waiting: readonly Waiting[], saving: Change | null, next: Waiting): readonly Waiting[] =>
  same(waiting.at(-1) ?? saving, next) ? waiting : [...waiting, next]

const stagedOf = (preview: OrderPreview | null, itemId: string, kind: string): string | undefined =>
  preview?.items.find((item) => item.id === itemId)?.actions?.findLast(({ action }) => action === kind)?.id

/** What waited was meant for a line as it was before: where the line is staged by now, that is changed instead of staged twice. */
export function asOfNow(event: Waiting, preview: OrderPreview | null): Waiting {
  switch (event.type) {
    case "change.takeBack": {
      const actionId = stagedOf(preview, event.itemId, "RETURN_ITEM")
      return actionId ? { ...event, type: "change.setTakenBack", actionId } : event
    }
    case "change.claim": {
      const actionId = stagedOf(preview, event.itemId, "WRITE_OFF_ITEM")
      return actionId ? { ...event, type: "change.setClaimed", actionId } : event
    }
    case "change.receive": {
      const kind = event.damaged ? "RECEIVE_DAMAGED_RETURN_ITEM" : "RECEIVE_RETURN_ITEM"
      const actionId = stagedOf(preview, event.itemId, kind)
      return actionId ? { ...event, type: "change.setReceived", actionId } : event
    }
    default:
      return event
  }
}

/** Whether a step whose answer was lost has arrived all the same: something was added, or what it took away is gone. */
export function isStaged(change: Change, before: OrderPreview | null, now: OrderPreview): boolean {
  const had = new Set(actionsOf(before).map(({ id }) => id))
  const has = actionsOf(now).map(({ id }) => id)
  switch (change.type) {
    case "change.addItems":
    case "change.addCustom":
    case "change.takeBack":
    case "change.claim":
    case "change.receive":
    case "change.addShipping":
      return has.some((id) => !had.has(id))
    case "change.undo":
    case "change.keepOut":
    case "change.unclaim":
    case "change.unreceive":
    case "change.removeShipping":
      return !has.includes(change.actionId)
    // What sets a value is sent again without harm.
    default:
      return false
  }
}
