import { graph } from "#mocks/domain/graph.ts"
import { activeChange } from "#mocks/domain/orders/change/change.ts"
import { type Preview, previewOf } from "#mocks/domain/orders/change/preview.ts"
import { showAs } from "#mocks/domain/orders/order.graph.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import { withRaws } from "#mocks/domain/orders/order-totals.ts"
import { fulfillmentStatus } from "#mocks/domain/orders/status.ts"
import { parseFields } from "#mocks/graph/fields.ts"
import { type AnyRow, Scope } from "#mocks/graph/node.ts"
import { compile } from "#mocks/graph/select.ts"
import { MORE_TOTALS, TOTALS } from "#mocks/graph/totals-fields.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { plan, selectionOf } from "./reply.ts"
import type { Context } from "./request.ts"

type Answer = Record<string, unknown>
type Plan = (row: AnyRow, scope: Scope) => Answer

/** A fixed list of fields; compiled when it is first used, for the graph must be whole by then. */
export function always(node: string, ...defaults: string[]): Plan {
  let made: Plan | undefined
  return (row, scope) => {
    made ??= compile(graph, node, parseFields(undefined, { defaults }))
    return made(row, scope)
  }
}

/** What the question for one order answers whatever fields are asked for. */
export const ORDER_ALWAYS = [
  ...["status", "version", "payment_status", "fulfillment_status"],
  ...["*payment_collections", "*fulfillments"],
]
const previewed = always(
  "order",
  "id",
  "version",
  "email",
  "*items",
  "*items.tax_lines",
  "*items.adjustments",
  "*items.detail",
  "*items.actions",
  "*shipping_methods",
  "*shipping_methods.tax_lines",
  "*shipping_methods.adjustments",
  "*shipping_methods.detail",
  "*shipping_methods.actions",
  "*transactions",
  "*credit_lines",
  ...TOTALS,
  ...MORE_TOTALS,
)
const change = always(
  "order_change",
  ...["id", "return_id", "claim_id", "exchange_id", "version", "change_type", "description", "status"],
  ...["internal_note", "requested_by", "requested_at", "carry_over_promotions", "no_notification", "order_id"],
)
const beneath = always(
  "stored_order",
  ...["id", "version", "email", "summary.id", "summary.totals", "*items", "*items.item", "*items.item.tax_lines"],
  ...["*items.item.adjustments", "*shipping_methods", "*shipping_methods.shipping_method"],
  ...["*shipping_methods.shipping_method.tax_lines", "*shipping_methods.shipping_method.adjustments"],
  ...["*transactions", "*credit_lines"],
)
const actions = always("order_change_action", "*")

/** The totals of a preview travel with their twins, unlike those of an order. */
const rawTotals = (answer: Answer): Answer =>
  withRaws(Object.fromEntries([...TOTALS, ...MORE_TOTALS].map((name) => [name, answer[name]])))

/** An order as its active change would leave it; as it is where none is active. */
export function showPreview(ctx: Context, orderId: string, preview?: Preview): Answer {
  const order = ctx.db.tables.order.get(orderId) as Row<"order">
  const { draft, summary, change: active } = preview ?? previewOf(ctx.db, order)
  const scope = new Scope(ctx.db)
  const shown = { ...order }
  showAs(shown, scope, draft.state)
  const seen = previewed(shown, scope)
  const answer = { ...seen, ...rawTotals(seen), summary: withRaws({ ...summary }) }
  if (!active) return answer
  return {
    ...answer,
    ...(draft.actions.length > 0
      ? { ...draft.columns, actions: draft.actions.map((action) => actions(action, scope)) }
      : {}),
    order_change: { ...change(active, scope), order: beneath(order, scope) },
  }
}

const columns = always("order", "*", "shipping_address", "billing_address")

/** An order where a change of it begins: as it is, with no more than the change's head. */
export function showBegun(ctx: Context, orderId: string): Answer {
  const scope = new Scope(ctx.db)
  const order = ctx.db.tables.order.get(orderId) as Row<"order">
  const {
    summary: _,
    transactions: __,
    ...answer
  }: Answer = {
    ...columns(order, scope),
    ...showPreview(ctx, orderId),
  }
  const active = activeChange(ctx.db, orderId)
  return active ? { ...answer, order_change: { ...change(active, scope), order: { id: orderId } } } : answer
}

/** Are the order's lines answered as a whole? */
const showsLines = (ctx: Context): boolean => selectionOf(ctx).relations.get("items")?.star === true

/** One order with the fields that were asked for, in an older version if that was asked. */
export function showVersion(ctx: Context, order: Row<"order">, version: number | undefined): Answer {
  const scope = new Scope(ctx.db)
  const shown = { ...order }
  if (version !== undefined && version !== order.version) {
    const old = { ...order, version }
    showAs(shown, scope, orderState(ctx.db, old), old)
  }
  const answer = plan(ctx, "order", { kept: ORDER_ALWAYS })(shown, scope)
  if (showsLines(ctx)) return answer
  // The server reckons with the lines that it answers: where it answers none, or little of them, nothing is left to pack.
  return { ...answer, fulfillment_status: fulfillmentStatus(ctx.db.tables.fulfillment.by("order_id", order.id), []) }
}
