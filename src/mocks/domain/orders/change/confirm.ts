import { orderState } from "#mocks/domain/orders/order-state.ts"
import { currencyDigits, orderFigures } from "#mocks/domain/orders/order-totals.ts"
import { summaryOf } from "#mocks/domain/orders/summary.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { sumOf } from "#mocks/kernel/decimal.ts"
import { type ActionValues, addAction, type NewChange, startChange } from "./change.ts"
import type { Draft } from "./draft.ts"
import { insertState } from "./insert-state.ts"
import { actionsOf, draftOf } from "./preview.ts"

/** Saves a draft as the order's next version, with its summary. */
function writeVersion(db: Database, order: Row<"order">, draft: Draft): Row<"order"> {
  const before = orderFigures(db, order).totals.total
  const had = sumOf(orderState(db, order).credits, (credit) => credit.amount)
  // Excludes rows that discarded changes left on the next version.
  const { total } = orderFigures(db, order, draft.state).totals
  const version = order.version + 1
  insertState(db, order.id, version, draft.state)
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
export function confirmChange(db: Database, change: Row<"orderChange">, actorId: string | null): Row<"order"> {
  const order = db.tables.order.get(change.order_id) as Row<"order">
  const actions = actionsOf(db, change)
  const draft = draftOf(db, order, actions)
  for (const action of actions) db.tables.orderChangeAction.update(action.id, { applied: true })
  db.tables.orderChange.update(change.id, {
    status: "confirmed",
    confirmed_by: actorId,
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
  actorId: string | null,
): Row<"order"> {
  const change = startChange(db, order, notes)
  for (const action of actions) addAction(db, change, action)
  return confirmChange(db, change, actorId)
}
