import { factsOf, filtersOf, page, show } from "#mocks/core/reply.ts"
import type { Context } from "#mocks/core/request.ts"
import type { Row } from "#mocks/db/database.ts"
import { type always, withItems } from "./order-answers.ts"

type Asking = Context<unknown, unknown, { fields?: string | undefined }>

/** Lines come along as soon as totals or lines are asked for. */
const wantsItems = (ctx: Asking): boolean =>
  (ctx.query.fields?.split(",") ?? factsOf(ctx.route)?.fields ?? []).some((field) => /total|items|summary/.test(field))

/** An order as the request wants to see it. */
export const showOrder = (ctx: Context, order: Row<"order">) => show(ctx, "order", order)

/** A page of these orders, each with its status besides. */
export function pageOfOrders(
  ctx: Asking,
  many: string,
  rows: readonly Row<"order">[],
  status: ReturnType<typeof always>,
) {
  const answer = page(ctx, "order", many, { rows, filters: filtersOf(ctx.query) })
  const items = wantsItems(ctx)
  const orders = (answer[many] as { id: string }[]).map((shown) => {
    const order = ctx.db.tables.order.get(shown.id)
    if (!order) return shown
    return { ...(items ? withItems(order, ctx.scope) : {}), ...status(order, ctx.scope), ...shown }
  })
  return { ...answer, [many]: orders }
}
