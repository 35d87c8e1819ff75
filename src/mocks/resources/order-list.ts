import { filtersOf, page, show } from "#mocks/core/reply.ts"
import type { Context } from "#mocks/core/request.ts"
import type { Row } from "#mocks/db/database.ts"
import type { Filters } from "#mocks/graph/filter.ts"

/** What the questions for lists of orders answer whatever fields are asked for. */
const LISTED = ["status", "version", "payment_status", "fulfillment_status", "*items", "*items.detail"]

/** An order as the request wants to see it. */
export const showOrder = (ctx: Context, order: Row<"order">) => show(ctx, "order", order)

/** A page of the orders that are asked for, among only these. */
export const pageOfOrders = (ctx: Context, many: string, only: Filters) =>
  page(ctx, "order", many, { filters: { ...filtersOf(ctx.query as object), ...only }, also: LISTED })
