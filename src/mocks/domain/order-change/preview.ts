import type { Database, Row } from "#mocks/db/database.ts"
import type { Action } from "#mocks/domain/order-state.ts"
import { orderState } from "#mocks/domain/order-state.ts"
import { currencyDigits, type OrderFigures, orderFigures, storedSummary } from "#mocks/domain/order-totals.ts"
import { type StoredSummary, summaryOf } from "#mocks/domain/summary.ts"
import { activeChange } from "./change.ts"
import { Draft } from "./draft.ts"
import { effects } from "./effects.ts"

export const actionsOf = (db: Database, change: Row<"orderChange">): Action[] =>
  db.tables.orderChangeAction.by("order_change_id", change.id).sort((a, b) => a.ordering - b.ordering)

/** The order as it would be after these actions, each with the amount that it stands for. Refuses impossible ones. */
export function draftOf(db: Database, order: Row<"order">, actions: readonly Action[]): Draft {
  const draft = new Draft(order, orderState(db, order))
  for (const action of actions) {
    const effect = effects[action.action]
    if (!effect) continue
    const shown: { -readonly [K in keyof Action]: Action[K] } & { raw_amount?: null } = { ...action }
    shown.amount = effect(draft, shown, db)
    // What stands for nothing has no text of its amount either.
    if (shown.amount === 0 && action.amount === null) shown.raw_amount = null
  }
  return draft
}

export interface Preview {
  readonly draft: Draft
  readonly figures: OrderFigures
  readonly summary: StoredSummary
  readonly change: Row<"orderChange"> | undefined
}

/** The order as its active change would leave it; as it is where there is none. */
export function previewOf(db: Database, order: Row<"order">): Preview {
  const change = activeChange(db, order.id)
  const draft = draftOf(db, order, change ? actionsOf(db, change) : [])
  const figures = orderFigures(db, order, draft.state)
  const before = storedSummary(db, order)?.totals as StoredSummary | undefined
  const { total } = figures.totals
  const summary = summaryOf({
    total,
    before: (change ? before?.current_order_total : before?.original_order_total) ?? total,
    credits: 0,
    returnRequested: change ? 0 : figures.totals.return_requested_total,
    transactions: db.tables.orderTransaction.by("order_id", order.id),
    digits: currencyDigits(db, order.currency_code),
  })
  const credit_line_total = change ? 0 : (before?.credit_line_total ?? 0)
  return { draft, figures, change, summary: { ...summary, credit_line_total } }
}
