import { implement } from "#mocks/core/implement.ts"
import { found, invalidData } from "#mocks/core/refusal.ts"
import { factsOf, filtersOf, page, show } from "#mocks/core/reply.ts"
import type { Context } from "#mocks/core/request.ts"
import type { Row } from "#mocks/db/database.ts"
import { parseFields } from "#mocks/graph/fields.ts"
import { graph } from "#mocks/graph/index.ts"
import type { AnyRow, Scope } from "#mocks/graph/node.ts"
import { compile } from "#mocks/graph/select.ts"
import { endpoints } from "#schema/endpoint.ts"
import { orderEndpoints } from "#schema/store/order.endpoints.ts"
import { orderSchemas } from "#schema/store/order.ts"
import { caller } from "./customer.ts"

type Plan = (row: AnyRow, scope: Scope) => Record<string, unknown>
/** Compiled when it is first used: the graph must be whole by then. */
function always(...defaults: string[]): Plan {
  let plan: Plan | undefined
  return (row, scope) => {
    plan ??= compile(graph, "order", parseFields(undefined, { defaults }))
    return plan(row, scope)
  }
}

/** What both questions answer whatever fields are asked for. */
const withStatus = always("status", "version", "payment_status", "fulfillment_status")
const withPayments = always("*payment_collections", "*fulfillments")
/** Lines come along as soon as totals or lines are asked for. */
const withItems = always("*items", "*items.tax_lines", "*items.adjustments", "*items.detail")
const wantsItems = (ctx: Context<unknown, unknown, { fields?: string | undefined }>): boolean =>
  (ctx.query.fields?.split(",") ?? factsOf(ctx.route)?.fields ?? []).some((field) => /total|items|summary/.test(field))

/** An order as a shopper sees it. */
export const showOrder = (ctx: Context, order: Row<"order">) => show(ctx, "order", order)

const STATUSES = ["pending", "completed", "draft", "archived", "canceled", "requires_action"]

/** The transfer of orders stands beside this, in order-transfer.ts. */
const table = endpoints<Pick<typeof orderSchemas, "list" | "retrieve">>()({
  list: orderEndpoints.list,
  retrieve: orderEndpoints.retrieve,
})

export const orderRoutes = implement(table, orderSchemas, {
  list: (ctx) => {
    const wrong = [ctx.query.status ?? []].flat().find((status) => !STATUSES.includes(status))
    if (wrong !== undefined)
      throw invalidData(`Invalid request: Expected: '${STATUSES.join(", ")}' for field 'status', but got: '${wrong}'`)
    const rows = ctx.db.tables.order.by("customer_id", caller(ctx).id).filter((order) => !order.is_draft_order)
    const answer = page(ctx, "order", "orders", { rows, filters: filtersOf(ctx.query) })
    const items = wantsItems(ctx)
    const orders = (answer.orders as { id: string }[]).map((shown) => {
      const order = ctx.db.tables.order.get(shown.id)
      if (!order) return shown
      return { ...(items ? withItems(order, ctx.scope) : {}), ...withStatus(order, ctx.scope), ...shown }
    })
    return { ...answer, orders }
  },
  /** Whoever knows an order's id may see it. */
  retrieve: (ctx) => {
    const order = found(ctx.db.tables.order.get(ctx.params.id), `Order id not found: ${ctx.params.id}`)
    return {
      order: { ...withPayments(order, ctx.scope), ...withStatus(order, ctx.scope), ...showOrder(ctx, order) },
    }
  },
})
