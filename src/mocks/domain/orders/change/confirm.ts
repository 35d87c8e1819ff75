import type { Discount, OrderState, StateMethod } from "#mocks/domain/orders/order-state.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import { currencyDigits, orderFigures } from "#mocks/domain/orders/order-totals.ts"
import { summaryOf } from "#mocks/domain/orders/summary.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { sumOf } from "#mocks/kernel/decimal.ts"
import { type ActionValues, addAction, type NewChange, startChange } from "./change.ts"
import type { Draft } from "./draft.ts"
import { actionsOf, draftOf } from "./preview.ts"

const discountColumns = ({ code, amount, is_tax_inclusive, promotion_id, description, provider_id }: Discount) => ({
  code,
  amount,
  is_tax_inclusive,
  promotion_id,
  description,
  provider_id,
})

/** Writes the order's state as a new version; rows of older versions are kept for the history. */
function writeState(db: Database, orderId: string, version: number, state: OrderState): void {
  const t = db.tables
  for (const { line, detail, adjustments } of state.items) {
    if (detail.quantity <= 0) continue
    const { id: _id, created_at: _created, updated_at: _updated, ...columns } = detail
    t.orderItem.insert({
      ...columns,
      version,
      unit_price: detail.unit_price ?? line.unit_price,
      compare_at_unit_price: detail.compare_at_unit_price ?? line.compare_at_unit_price,
    })
    for (const discount of adjustments)
      t.orderLineItemAdjustment.insert({ ...discountColumns(discount), item_id: line.id, version })
  }
  // New shipping methods come first: fulfillments use the first one, as on the server.
  const isNew = (entry: StateMethod) => entry.detail.created_at === undefined
  for (const { method, detail, adjustments } of state.methods.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a)))) {
    const { return_id, claim_id, exchange_id } = detail
    t.orderShipping.insert({
      order_id: orderId,
      shipping_method_id: method.id,
      version,
      return_id,
      claim_id,
      exchange_id,
      ...(detail.created_at === undefined ? {} : { created_at: detail.created_at }),
    })
    for (const discount of adjustments)
      t.orderShippingMethodAdjustment.insert({ ...discountColumns(discount), shipping_method_id: method.id, version })
  }
  for (const { amount, reference, reference_id, metadata } of state.credits)
    t.orderCreditLine.insert({ order_id: orderId, version, amount, reference, reference_id, metadata })
}

/** Saves a draft as the order's next version, with its summary. */
function writeVersion(db: Database, order: Row<"order">, draft: Draft): Row<"order"> {
  const before = orderFigures(db, order).totals.total
  const had = sumOf(orderState(db, order).credits, (credit) => credit.amount)
  // Excludes rows that discarded changes left on the next version.
  const { total } = orderFigures(db, order, draft.state).totals
  const version = order.version + 1
  writeState(db, order.id, version, draft.state)
  const next = db.tables.order.update(order.id, { version, ...draft.columns })
  const summary = summaryOf({
    total,
    before,
    credits: sumOf(draft.credits, (credit) => credit.amount) - had,
    transactions: db.tables.orderTransaction.by("order_id", order.id),
    digits: currencyDigits(db, order.currency_code),
  })
  db.tables.orderSummary.insert({ order_id: order.id, version, totals: { ...summary } })
  return next
}

/** Confirms a change: its actions become the order's next version. Without actions, the version stays. */
export function confirmChange(db: Database, change: Row<"orderChange">, by: string | null): Row<"order"> {
  const order = db.tables.order.get(change.order_id) as Row<"order">
  const actions = actionsOf(db, change)
  const draft = draftOf(db, order, actions)
  for (const action of actions) db.tables.orderChangeAction.update(action.id, { applied: true })
  db.tables.orderChange.update(change.id, {
    status: "confirmed",
    confirmed_by: by,
    confirmed_at: db.clock.iso(),
  })
  return actions.length === 0 ? order : writeVersion(db, order, draft)
}

/** Creates and confirms a change at once, for example for fulfillments, cancellations and credits. */
export function applyActions(
  db: Database,
  order: Row<"order">,
  notes: NewChange,
  actions: readonly ActionValues[],
  by: string | null,
): Row<"order"> {
  const change = startChange(db, order, notes)
  for (const action of actions) addAction(db, change, action)
  return confirmChange(db, change, by)
}
