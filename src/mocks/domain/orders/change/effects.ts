import type { Action, Discount, StateItem } from "#mocks/domain/orders/order-state.ts"
import { withRaws } from "#mocks/domain/orders/order-totals.ts"
import { adjustmentFigures } from "#mocks/domain/pricing/totals.rules.ts"
import type { Json } from "#mocks/kernel/columns.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { roundFloat } from "#mocks/kernel/decimal.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { type Draft, priceOf } from "./draft.ts"

/** An amount of 0 that wasn't calculated: its raw amount is null. */
export const UNCALCULATED = "nothing" as const
/** Applies an action to a draft and returns its amount, if it has one; throws if the action is invalid. */
type Effect = (draft: Draft, action: Action, db: Database) => number | typeof UNCALCULATED | null

const lineId = (action: Action): string => String(action.details.reference_id)
export const quantityOf = (action: Action): number => Number(action.details.quantity ?? 0)

function itemOf(draft: Draft, action: Action): StateItem {
  const item = draft.items.get(lineId(action))
  if (!item) throw invalidData(`Item ID "${lineId(action)}" not found.`)
  return item
}
/** An action's quantity; throws if it is missing or below `least`. `what` is the verb in the message. */
function requiredQuantity(action: Action, what = "of", least = 1): number {
  const quantity = quantityOf(action)
  if (quantity === 0) throw invalidData(`Quantity ${what} item ${lineId(action)} is required.`)
  if (quantity < least) throw invalidData(`Quantity of item ${lineId(action)} must be greater than 0.`)
  return quantity
}

type Counted = keyof StateItem["detail"] & `${string}_quantity`
interface Move {
  /** Counters that the quantity is added to and subtracted from. */
  readonly up?: readonly Counted[]
  readonly down?: readonly Counted[]
  /** Largest quantity allowed. */
  readonly most: (item: StateItem["detail"]) => number
  readonly tooMany: (id: string) => string
  /** Words in the error message: "Quantity to fulfill of item … is required." */
  readonly what?: string
  /** Smallest quantity, 1 by default; the server accepts fractions for returns, claims and deliveries. */
  readonly least?: number
  readonly amount?: (item: StateItem, quantity: number) => number | typeof UNCALCULATED
}
/** An action that adds its quantity to some counters of an item and subtracts it from others. */
const move =
  ({ up = [], down = [], most, tooMany, what, least, amount }: Move): Effect =>
  (draft, action) => {
    const item = itemOf(draft, action)
    const { id } = item.line
    const quantity = requiredQuantity(action, what, least)
    if (quantity > most(item.detail)) throw invalidData(tooMany(id))
    const change: Partial<Record<Counted, number>> = {}
    for (const name of up) change[name] = roundFloat(item.detail[name] + quantity)
    for (const name of down) change[name] = roundFloat(item.detail[name] - quantity)
    draft.changeItem(item, change, action)
    return amount ? amount(item, quantity) : null
  }

const worth = (item: StateItem, quantity: number): number => roundFloat(priceOf(item) * quantity)
const nothing = (): typeof UNCALCULATED => UNCALCULATED

const add: Effect = (draft, action, db) => {
  const quantity = requiredQuantity(action)
  const present = draft.items.get(lineId(action))
  const unitPrice = action.details.unit_price as number | undefined
  if (present) {
    draft.changeItem(present, { quantity: roundFloat(present.detail.quantity + quantity) }, action)
    return roundFloat((unitPrice ?? priceOf(present)) * quantity)
  }
  const line = db.tables.orderLineItem.get(lineId(action))
  if (!line) throw invalidData(`Item ID "${lineId(action)}" not found.`)
  const { return_id, claim_id, exchange_id } = action
  draft.items.set(line.id, {
    line,
    adjustments: [],
    actions: [action],
    detail: {
      id: line.id,
      item_id: line.id,
      order_id: draft.order.id,
      version: action.version ?? draft.order.version + 1,
      quantity,
      unit_price: unitPrice ?? line.unit_price,
      compare_at_unit_price: (action.details.compare_at_unit_price as number | null | undefined) ?? null,
      fulfilled_quantity: 0,
      delivered_quantity: 0,
      shipped_quantity: 0,
      return_requested_quantity: 0,
      return_received_quantity: 0,
      return_dismissed_quantity: 0,
      written_off_quantity: 0,
      metadata: (action.details.metadata as Json | undefined) ?? null,
      return_id,
      claim_id,
      exchange_id,
    },
  })
  return roundFloat((unitPrice ?? line.unit_price ?? 0) * quantity)
}

const update: Effect = (draft, action) => {
  const item = itemOf(draft, action)
  const quantity = quantityOf(action)
  const { fulfilled_quantity: fulfilled } = item.detail
  if (quantity < fulfilled)
    throw invalidData(`Item ${item.line.id} has already been fulfilled and quantity cannot be lower than ${fulfilled}.`)
  const asked = action.details.unit_price as number | null | undefined
  const metadata = (action.details.metadata as Json | undefined) ?? item.detail.metadata
  draft.changeItem(item, { quantity, unit_price: asked ?? item.detail.unit_price, metadata }, action)
  return roundFloat((asked ?? priceOf(item)) * quantity - worth(item, item.detail.quantity))
}

const remove: Effect = (draft, action) => {
  const item = itemOf(draft, action)
  const quantity = requiredQuantity(action)
  if (item.detail.quantity - quantity < item.detail.fulfilled_quantity)
    throw invalidData(`Cannot remove fulfilled item: Item ${item.line.id}.`)
  draft.changeItem(item, { quantity: roundFloat(item.detail.quantity - quantity) }, action)
  return -worth(item, quantity)
}

const addShipping: Effect = (draft, action, db) => {
  const method = db.tables.orderShippingMethod.get(action.reference_id)
  if (!method) throw invalidData(`Shipping method ${action.reference_id} not found.`)
  const { return_id, claim_id, exchange_id } = action
  const amount = action.amount ?? method.amount
  draft.methods.set(method.id, {
    method,
    adjustments: [],
    actions: [action],
    detail: {
      id: method.id,
      order_id: draft.order.id,
      version: action.version ?? draft.order.version + 1,
      shipping_method_id: method.id,
      amount,
      return_id,
      claim_id,
      exchange_id,
    },
  })
  return amount
}

const discountsOf = (action: Action): readonly Discount[] => (action.details.adjustments ?? []) as Discount[]

/** Adds each discount's amounts with and without tax, for display only. */
const withFigures = (action: Action, taxes: readonly { readonly rate: number }[]): readonly Discount[] =>
  discountsOf(action).map((discount) => ({ ...discount, ...withRaws({ ...adjustmentFigures(taxes, discount) }) }))

/** The effect of every action type on quantities and amounts. */
export const effects: Readonly<Record<string, Effect>> = {
  FULFILL_ITEM: move({
    what: "to fulfill of",
    up: ["fulfilled_quantity"],
    most: (d) => d.quantity - d.fulfilled_quantity,
    tooMany: (id) => `Cannot fulfill more items than what was ordered for item ${id}.`,
  }),
  CANCEL_ITEM_FULFILLMENT: move({
    what: "to cancel",
    down: ["fulfilled_quantity"],
    most: (d) => d.fulfilled_quantity,
    tooMany: (id) => `Cannot cancel more items than what was fulfilled for item ${id}.`,
  }),
  SHIP_ITEM: move({
    what: "to ship of",
    up: ["shipped_quantity"],
    most: (d) => d.fulfilled_quantity - d.shipped_quantity,
    tooMany: (id) => `Cannot ship more items than what was fulfilled for item ${id}.`,
  }),
  DELIVER_ITEM: move({
    least: 0,
    up: ["delivered_quantity"],
    most: (d) => d.fulfilled_quantity - d.delivered_quantity,
    tooMany: (id) => `Cannot deliver more items than what was fulfilled for item ${id}.`,
  }),
  RETURN_ITEM: move({
    least: 0,
    what: "to return of",
    up: ["return_requested_quantity"],
    most: (d) => d.fulfilled_quantity - d.return_requested_quantity,
    tooMany: (id) => `Cannot request to return more items than what was fulfilled for item ${id}.`,
    amount: worth,
  }),
  CANCEL_RETURN_ITEM: move({
    least: 0,
    what: "to cancel return of",
    down: ["return_requested_quantity"],
    most: (d) => d.return_requested_quantity,
    tooMany: (id) => `Cannot cancel more items than what was requested to return for item ${id}.`,
    amount: worth,
  }),
  RECEIVE_RETURN_ITEM: move({
    least: 0,
    what: "to receive return of",
    up: ["return_received_quantity"],
    down: ["return_requested_quantity"],
    most: (d) => d.return_requested_quantity,
    tooMany: (id) => `Cannot receive more items than what was requested to be returned for item ${id}.`,
    amount: worth,
  }),
  RECEIVE_DAMAGED_RETURN_ITEM: move({
    least: 0,
    what: "to return of",
    up: ["return_dismissed_quantity", "written_off_quantity"],
    down: ["return_requested_quantity"],
    most: (d) => d.return_requested_quantity,
    tooMany: (id) => `Cannot receive more items than what was requested to be returned for item ${id}.`,
    amount: worth,
  }),
  WRITE_OFF_ITEM: move({
    least: 0,
    what: "to write-off",
    up: ["written_off_quantity"],
    // The server doesn't count earlier claims.
    most: (d) => d.quantity,
    tooMany: () => "Cannot claim more items than what was ordered.",
    amount: nothing,
  }),
  REINSTATE_ITEM: move({
    what: "to reinstate",
    down: ["written_off_quantity"],
    most: (d) => d.written_off_quantity,
    tooMany: () => "Cannot unclaim more items than what was ordered.",
    amount: nothing,
  }),
  ITEM_ADD: add,
  ITEM_UPDATE: update,
  ITEM_REMOVE: remove,
  SHIPPING_ADD: addShipping,
  SHIPPING_REMOVE: (draft, action) => {
    const id = String(action.reference_id)
    const amount = draft.methods.get(id)?.method.amount ?? 0
    draft.methods.delete(id)
    return -amount
  },
  CREDIT_LINE_ADD: (draft, action) => {
    const { reference, reference_id, details } = action
    const amount = action.amount ?? 0
    const metadata = { ...(details.metadata as object | undefined), created_in_version: action.version }
    draft.credits.push({ amount, reference, reference_id, metadata })
    return amount
  },
  TRANSFER_CUSTOMER: (draft, action) => {
    draft.columns.customer_id = action.reference_id
    if (typeof action.details.new_email === "string") draft.columns.email = action.details.new_email
    draft.actions.push(action)
    return UNCALCULATED
  },
  ITEM_ADJUSTMENTS_REPLACE: (draft, action, db) => {
    const item = itemOf(draft, action)
    const isAdded = item.detail.created_at === undefined
    const stored = discountsOf(action)
    const shown = withFigures(action, db.tables.orderLineItemTaxLine.by("item_id", item.line.id))
    // The server copies the discounts to an added line, with their version; a stored line shares them with the action.
    const adjustments = isAdded ? stored : shown
    const calculated = { ...action, amount: 0, raw_amount: null, details: { ...action.details, adjustments } }
    draft.items.set(item.line.id, {
      ...item,
      ...(isAdded ? { detail: { ...item.detail, told_adjustments: stored } } : {}),
      adjustments: isAdded ? shown.map((discount) => ({ ...discount, version: action.version })) : shown,
      actions: [...(item.actions ?? []), calculated],
    })
    return UNCALCULATED
  },
  SHIPPING_ADJUSTMENTS_REPLACE: (draft, action) => {
    const method = draft.methods.get(lineId(action))
    if (!method) throw invalidData(`Shipping method ${lineId(action)} not found.`)
    draft.methods.set(method.method.id, {
      ...method,
      adjustments: discountsOf(action),
      actions: [...(method.actions ?? []), action],
    })
    return UNCALCULATED
  },
  /** The shipping method was already updated when this action was recorded. */
  SHIPPING_UPDATE: nothing,
  PROMOTION_ADD: nothing,
  PROMOTION_REMOVE: nothing,
  UPDATE_ORDER_PROPERTIES: nothing,
}
