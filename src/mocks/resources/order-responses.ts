import { graph } from "#mocks/domain/graph.ts"
import { activeChange } from "#mocks/domain/orders/change/change.ts"
import { type Preview, previewOf } from "#mocks/domain/orders/change/preview.ts"
import { showAs } from "#mocks/domain/orders/order.graph.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import { withRaws } from "#mocks/domain/orders/order-totals.ts"
import { fulfillmentStatus } from "#mocks/domain/orders/status.rules.ts"
import { parseFields } from "#mocks/graph/fields.ts"
import { type AnyRow, Scope } from "#mocks/graph/node.ts"
import { compile } from "#mocks/graph/select.ts"
import { ORDER_ONLY_TOTALS, TOTALS } from "#mocks/graph/totals-fields.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { words } from "#schema/defaults/words.ts"
import { plan, selectionOf } from "./reply.ts"
import type { Context } from "./request.ts"

type Answer = Record<string, unknown>
type Plan = (row: AnyRow, scope: Scope) => Answer

/** Creates a serializer for a fixed list of fields, compiled on first use: only then is the graph complete. */
export function fixedFields(node: string, ...defaults: string[]): Plan {
  let made: Plan | undefined
  return (row, scope) => {
    made ??= compile(graph, node, parseFields(undefined, { defaults }))
    return made(row, scope)
  }
}

/** Fields in every response of a single order. */
const ORDER_ALWAYS = [
  "status",
  "version",
  "payment_status",
  "fulfillment_status",
  "*payment_collections",
  "*fulfillments",
]
const previewed = fixedFields(
  "order",
  ...words(`
    id version email *items *items.tax_lines *items.adjustments *items.detail *items.actions *shipping_methods
    *shipping_methods.tax_lines *shipping_methods.adjustments *shipping_methods.detail *shipping_methods.actions
    *transactions *credit_lines
  `),
  ...TOTALS,
  ...ORDER_ONLY_TOTALS,
)
const change = fixedFields(
  "order_change",
  ...words(`
    id return_id claim_id exchange_id version change_type description status internal_note requested_by
    requested_at carry_over_promotions no_notification order_id
  `),
)
const beneath = fixedFields(
  "stored_order",
  ...words(`
    id version email summary.id summary.totals *items *items.item *items.item.tax_lines *items.item.adjustments
    *shipping_methods *shipping_methods.shipping_method *shipping_methods.shipping_method.tax_lines
    *shipping_methods.shipping_method.adjustments *transactions *credit_lines
  `),
)
const actions = fixedFields("order_change_action", "*")

/** Totals of a preview have `raw_` counterparts, unlike those of an order. */
const rawTotals = (answer: Answer): Answer =>
  withRaws(Object.fromEntries([...TOTALS, ...ORDER_ONLY_TOTALS].map((name) => [name, answer[name]])))

/** Returns the preview of an order's active change; without one, the order as it is. */
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

const columns = fixedFields("order", "*", "shipping_address", "billing_address")

/** Returns an order as it is when a change is started, with the change and only the id of the change's order. */
export function showStartedChange(ctx: Context, orderId: string): Answer {
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

/** Whether all columns of the order's items are requested. */
const showsLines = (ctx: Context): boolean => selectionOf(ctx).relations.get("items")?.star === true

/** Returns one order with the requested fields, optionally in an older version. */
export function showVersion(ctx: Context, order: Row<"order">, version: number | undefined): Answer {
  const scope = new Scope(ctx.db)
  const shown = { ...order }
  if (version !== undefined && version !== order.version) {
    const old = { ...order, version }
    showAs(shown, scope, orderState(ctx.db, old), old)
  }
  const answer = plan(ctx, "order", { kept: ORDER_ALWAYS })(shown, scope)
  if (showsLines(ctx)) return answer
  // The server calculates the status from the items in the response: unless all their columns are requested, no item
  // counts as unfulfilled.
  return { ...answer, fulfillment_status: fulfillmentStatus(ctx.db.tables.fulfillment.by("order_id", order.id), []) }
}
