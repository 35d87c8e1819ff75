import type { OrderChangeAction, OrderPreview } from "#schema/admin/entities/order-change.ts"
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

const receiptOf = ({ damaged }: { damaged?: boolean }) =>
  damaged ? "RECEIVE_DAMAGED_RETURN_ITEM" : "RECEIVE_RETURN_ITEM"

const TAKES_AWAY: readonly Change["type"][] = [
  "change.undo",
  "change.keepOut",
  "change.unclaim",
  "change.unreceive",
  "change.removeShipping",
]

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
      const actionId = stagedOf(preview, event.itemId, receiptOf(event))
      return actionId ? { ...event, type: "change.setReceived", actionId } : event
    }
    default:
      return event
  }
}

/** Which staged action is just what a step asks for; undefined for steps that add nothing. */
function sameAs(change: Change, preview: OrderPreview): ((action: OrderChangeAction) => boolean) | undefined {
  const lineOf = (action: OrderChangeAction) => preview.items.find(({ id }) => id === action.details?.reference_id)
  const isOf = (kind: string, itemId: string, quantity: number) => (action: OrderChangeAction) =>
    action.action === kind && action.details?.reference_id === itemId && action.details.quantity === quantity
  switch (change.type) {
    case "change.addItems":
      return (action) =>
        action.action === "ITEM_ADD" &&
        change.items.some(
          ({ variant_id, quantity }) =>
            lineOf(action)?.variant_id === variant_id && action.details?.quantity === quantity,
        )
    case "change.addCustom":
      return (action) =>
        action.action === "ITEM_ADD" &&
        lineOf(action)?.title === change.title &&
        action.details?.quantity === change.quantity
    case "change.takeBack":
      return isOf("RETURN_ITEM", change.itemId, change.quantity)
    case "change.claim":
      return isOf("WRITE_OFF_ITEM", change.itemId, change.quantity)
    case "change.receive":
      return isOf(receiptOf(change), change.itemId, change.quantity)
    case "change.addShipping":
      return ({ id, action }) =>
        action === "SHIPPING_ADD" &&
        preview.shipping_methods.some(
          (way) => way.shipping_option_id === change.optionId && way.actions?.some((each) => each.id === id),
        )
    default:
      return undefined
  }
}

/**
 * Whether a step whose answer was lost has arrived all the same: just what it asked for was added, or what it took away is gone.
 * Something else that was added meanwhile is somebody else's.
 */
export function isStaged(change: Change, before: OrderPreview | null, now: OrderPreview): boolean {
  const had = new Set(actionsOf(before).map(({ id }) => id))
  const isAsked = sameAs(change, now)
  if (isAsked) {
    const count = change.type === "change.addItems" ? change.items.length : 1
    return actionsOf(now).filter((action) => !had.has(action.id) && isAsked(action)).length >= count
  }
  // What sets a value is sent again without harm.
  return (
    TAKES_AWAY.includes(change.type) && "actionId" in change && actionsOf(now).every(({ id }) => id !== change.actionId)
  )
}
