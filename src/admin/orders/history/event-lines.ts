import { addressLines } from "#lib/address/lines.ts"
import { lineTitle } from "#lib/line-title.ts"
import { sumMoney, toMinorUnits } from "#lib/money.ts"
import { type Adjustment, adjustmentOn, basisOf, totalsParts } from "#lib/order-totals.ts"
import { hasTag, tagsOf } from "#lib/tags.ts"
import type { ClaimReason } from "#machines/orders/order-change/steps/claim-steps.ts"
import { notesOf } from "#machines/orders/order-details/order-details.rules.ts"
import { creditTexts } from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChange, OrderChangeAction } from "#schema/admin/entities/order-change.ts"

/** One action of a change, with its old and new values if they are known. */
export interface EventLine {
  readonly kind:
    | "added"
    | "removed"
    | "changed"
    | "priced"
    | "repriced"
    | "touched"
    | "back"
    | "claimed"
    | "received"
    | "damaged"
    | "delivery"
    | "deliveryOff"
    | "deliveryPriced"
    | "promotion"
    | "promotionOff"
    | "moved"
    | "value"
    | "note"
    | "noteOff"
    | "tag"
    | "tagOff"
    | "reason"
    | "credited"
    | "recalculated"
    | "quote"
  readonly title: string
  readonly from?: string
  readonly to?: string
  /** Amounts of `priced`, `repriced`, `deliveryPriced`, `credited` and `recalculated`, in major units. */
  readonly was?: number
  readonly now?: number
  /** Why an item is returned or claimed, and the note for the team. */
  readonly why?: Why
}

/** The reason and the note of an action. */
export interface Why {
  /** Id of a return reason. */
  readonly reasonId?: string
  readonly claimReason?: ClaimReason
  readonly note?: string
}

/** Returns the reason and the note of an action; undefined if it has neither. */
export function whyOf({ action, details, internal_note }: OrderChangeAction): Why | undefined {
  const why: Why = {
    ...(typeof details?.reason_id === "string" && details.reason_id ? { reasonId: details.reason_id } : {}),
    ...(action === "WRITE_OFF_ITEM" && details?.reason ? { claimReason: details.reason as ClaimReason } : {}),
    ...(internal_note ? { note: internal_note } : {}),
  }
  return Object.keys(why).length > 0 ? why : undefined
}

const lineKinds: Partial<Record<OrderChangeAction["action"], EventLine["kind"]>> = {
  ITEM_ADD: "added",
  ITEM_UPDATE: "changed",
  ITEM_REMOVE: "removed",
  RETURN_ITEM: "back",
  WRITE_OFF_ITEM: "claimed",
  RECEIVE_RETURN_ITEM: "received",
  RECEIVE_DAMAGED_RETURN_ITEM: "damaged",
  FULFILL_ITEM: "moved",
  SHIP_ITEM: "moved",
  DELIVER_ITEM: "moved",
  CANCEL_ITEM_FULFILLMENT: "moved",
  CANCEL_RETURN_ITEM: "moved",
  REINSTATE_ITEM: "moved",
}
const VALUES = ["email", "shipping_address", "billing_address", "locale"]

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null
const PLACE = ["address_1", "address_2", "city", "province", "postal_code"]
const isPlace = ({ id }: { id: string }) => PLACE.includes(id)
const addressTexts = (value: unknown) => (isObject(value) ? addressLines(value, "en") : [])
const oneLine = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join(", ")

/** The texts of an old and a new value; addresses without name, country and phone, unless only these differ. */
function textsOf(old: unknown, next: unknown): { from: string; to: string } {
  if (!isObject(old) && !isObject(next)) return { from: String(old ?? ""), to: String(next ?? "") }
  const [before, after] = [addressTexts(old), addressTexts(next)]
  const short = { from: oneLine(before.filter(isPlace)), to: oneLine(after.filter(isPlace)) }
  return short.from === short.to ? { from: oneLine(before), to: oneLine(after) } : short
}

/** The new value contains only the fields that were sent; the server merges them into the old ones. */
const mergedValue = (old: unknown, next: unknown) => (isObject(old) && isObject(next) ? { ...old, ...next } : next)

/** Returns lines for changed properties of the order, with old and new values. */
function propertyLines({ type, old, new: next }: Record<string, unknown>): EventLine[] {
  if (VALUES.includes(String(type))) return [{ kind: "value", title: "", ...textsOf(old, mergedValue(old, next)) }]
  if (type !== "metadata") return []
  // The new value contains only what was sent, which the server merges into the old one.
  const merged = { ...(old ?? {}), ...(next ?? {}) }
  const [before, after] = [notesOf(old), notesOf(merged)]
  const [had, has] = [tagsOf(old), tagsOf(merged)]
  const missing = (notes: typeof before, others: typeof before) =>
    notes.filter(({ id }) => !others.some((other) => other.id === id))
  return [
    ...missing(after, before).map(({ text }) => ({ kind: "note" as const, title: text })),
    ...missing(before, after).map(({ text }) => ({ kind: "noteOff" as const, title: text })),
    ...has.filter((tag) => !hasTag(had, tag)).map((title) => ({ kind: "tag" as const, title })),
    ...had.filter((tag) => !hasTag(has, tag)).map((title) => ({ kind: "tagOff" as const, title })),
  ]
}

function deliveryLine(
  order: Order,
  action: OrderChangeAction,
  details: Record<string, unknown>,
): EventLine | undefined {
  const title = order.shipping_methods?.find(({ id }) => id === action.reference_id)?.name ?? ""
  if (action.action === "SHIPPING_ADD") return { kind: "delivery", title }
  if (action.action === "SHIPPING_REMOVE") return { kind: "deliveryOff", title }
  if (action.action !== "SHIPPING_UPDATE") return undefined
  return { kind: "deliveryPriced", title, was: Number(details.old_amount ?? 0), now: Number(details.new_amount ?? 0) }
}

/**
 * What the updates of an item lead to, in place of the last one: its quantity, the last price and the last note. The
 * others are left out.
 */
function withoutRepeatedUpdates(actions: readonly OrderChangeAction[]): OrderChangeAction[] {
  return actions.flatMap((action) => {
    if (action.action !== "ITEM_UPDATE") return [action]
    const all = actions.filter(
      (each) => each.action === "ITEM_UPDATE" && each.details?.reference_id === action.details?.reference_id,
    )
    if (all.at(-1) !== action) return []
    const unit_price = all.findLast(({ details }) => typeof details?.unit_price === "number")?.details?.unit_price
    const internal_note = all.findLast((each) => typeof each.internal_note === "string")?.internal_note ?? null
    return [{ ...action, internal_note, details: { ...action.details, unit_price } }]
  })
}

/** Returns the lines of a change, in general one for each action; skips derived actions. */
export function linesOf(order: Order, actions: readonly OrderChangeAction[]): EventLine[] {
  return withoutRepeatedUpdates(actions).flatMap((action): EventLine[] => {
    const details = (action.details ?? {}) as Record<string, unknown>
    if (action.action === "UPDATE_ORDER_PROPERTIES") return propertyLines(details)
    if (action.action === "PROMOTION_ADD") return [{ kind: "promotion", title: String(details.added_code ?? "") }]
    if (action.action === "PROMOTION_REMOVE")
      return [{ kind: "promotionOff", title: String(details.removed_code ?? "") }]
    if (action.action === "CREDIT_LINE_ADD") {
      const title = creditTexts(action).join(" · ")
      return title ? [{ kind: "reason", title }] : []
    }
    const delivery = deliveryLine(order, action, details)
    if (delivery) return [delivery]
    const kind = lineKinds[action.action]
    const item = order.items.find(({ id }) => id === details.reference_id)
    if (!kind || (kind === "moved" && !item)) return []
    const title = item ? lineTitle(item) : ""
    const quantity = Number(details.quantity ?? 0)
    const why = whyOf(action)
    const more = why ? { why } : {}
    if (kind === "added" && typeof details.unit_price === "number")
      return [
        { kind, title, to: String(quantity), ...more },
        // Also the item's usual price: the server doesn't keep whether it was changed.
        { kind: "priced", title, now: details.unit_price },
      ]
    if (kind !== "changed") return [{ kind, title, to: String(quantity), ...more }]
    const diff = Number(details.quantity_diff ?? 0)
    if (quantity === 0 && diff < 0) return [{ kind: "removed", title, to: String(-diff), ...more }]
    const priced = typeof details.unit_price === "number"
    return [
      ...(diff === 0 ? [] : [{ kind, title, from: String(quantity - diff), to: String(quantity), ...more }]),
      ...(priced
        ? [{ kind: "repriced" as const, title, now: Number(details.unit_price), ...(diff === 0 ? more : {}) }]
        : []),
      ...(diff === 0 && !priced && why ? [{ kind: "touched" as const, title, why }] : []),
    ]
  })
}

const REPLACED = ["ITEM_ADJUSTMENTS_REPLACE", "SHIPPING_ADJUSTMENTS_REPLACE"]

/**
 * Returns the discounts that a change has recalculated, as one amount on the order's basis; nothing if they stayed as
 * ordered.
 */
export function recalculatedLines(order: Order, { carry_over_promotions, actions = [] }: OrderChange): EventLine[] {
  const replaced = actions.filter(({ action }) => REPLACED.includes(action))
  if (!carry_over_promotions || replaced.length === 0) return []
  const last = new Map(replaced.map(({ details }) => [details?.reference_id, details?.adjustments]))
  const parts = [...order.items, ...(order.shipping_methods ?? [])]
  const discounts = [...last].flatMap(([id, adjustments]) => {
    const tax_lines = parts.find((part) => part.id === id)?.tax_lines
    return ((adjustments ?? []) as readonly Adjustment[]).map((each) => adjustmentOn(each, tax_lines, basisOf(order)))
  })
  const exact = -sumMoney(discounts)
  const currency = order.currency_code ?? ""
  // Amounts that add up can differ by a cent from the one rounded alone.
  const shown = totalsParts(order, currency).discount
  const isShown = Math.abs(toMinorUnits(exact, currency) - toMinorUnits(shown, currency)) <= 1
  return [{ kind: "recalculated", title: "", now: isShown ? shown : exact }]
}

/** Returns what was written about a change as a whole, such as the note of a transfer. */
export const quotesOf = ({ description, internal_note, declined_reason }: OrderChange): EventLine[] =>
  [...new Set([description, internal_note, declined_reason])].flatMap((title) =>
    typeof title === "string" && title ? [{ kind: "quote" as const, title }] : [],
  )
