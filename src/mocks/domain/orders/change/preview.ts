import type { Action } from "#mocks/domain/orders/order-state.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import { currencyDigits, orderFigures, storedSummary } from "#mocks/domain/orders/order-totals.ts"
import { type StoredSummary, summaryOf } from "#mocks/domain/orders/summary.rules.ts"
import type { AllFigures, Totals } from "#mocks/domain/pricing/totals.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { activeChange } from "./change.ts"
import { Draft } from "./draft.ts"
import { effects, UNCALCULATED } from "./effects.ts"

export const actionsOf = (db: Database, change: Row<"orderChange">): Action[] =>
  db.tables.orderChangeAction.by("order_change_id", change.id).sort((a, b) => a.ordering - b.ordering)

/** Returns the order as it would be after these actions, with the amount of each; throws if one is invalid. */
export function draftOf(db: Database, order: Row<"order">, actions: readonly Action[]): Draft {
  const draft = new Draft(order, orderState(db, order))
  for (const action of actions) {
    const effect = effects[action.action]
    if (!effect) continue
    const shown: { -readonly [K in keyof Action]: Action[K] } & { raw_amount?: null } = { ...action }
    const amount = effect(draft, shown, db)
    shown.amount = amount === UNCALCULATED ? 0 : amount
    if (amount === UNCALCULATED && action.amount === null) shown.raw_amount = null
  }
  return draft
}

export interface Preview {
  readonly draft: Draft
  readonly figures: AllFigures
  readonly summary: StoredSummary
  readonly change: Row<"orderChange"> | undefined
}

/** Summary of a preview: the stored one, or during a change one with the total before and after it. */
function summaryIn(db: Database, order: Row<"order">, totals: Totals, isChanging: boolean): StoredSummary {
  const transactions = db.tables.orderTransaction.by("order_id", order.id)
  const digits = currencyDigits(db, order.currency_code)
  const { total, return_requested_total: returnRequested } = totals
  if (isChanging) {
    const before = orderFigures(db, order).totals.total
    return summaryOf({ total, before, credits: 0, transactions, digits })
  }
  const stored = (storedSummary(db, order)?.totals ?? {}) as Partial<StoredSummary>
  const figures = summaryOf({ total, before: total, credits: 0, returnRequested, transactions, digits })
  const { paid_total, refunded_total, transaction_total, pending_difference } = figures
  return { ...figures, ...stored, paid_total, refunded_total, transaction_total, pending_difference }
}

/** Returns the order as its active change would leave it, or as it is without one. */
export function previewOf(db: Database, order: Row<"order">): Preview {
  const change = activeChange(db, order.id)
  const draft = draftOf(db, order, change ? actionsOf(db, change) : [])
  const figures = orderFigures(db, order, draft.state)
  return { draft, figures, change, summary: summaryIn(db, order, figures.totals, change !== undefined) }
}
