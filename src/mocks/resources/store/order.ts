import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { pageOfOrders } from "#mocks/resources/order-list.ts"
import { showVersion } from "#mocks/resources/order-responses.ts"
import { endpoints } from "#schema/endpoint.ts"
import { orderEndpoints } from "#schema/store/order.endpoints.ts"
import { orderSchemas } from "#schema/store/order.ts"
import { caller } from "./customer.ts"

/** Without order transfers, which are in order-transfer.ts. */
const table = endpoints<Pick<typeof orderSchemas, "list" | "retrieve">>()({
  list: orderEndpoints.list,
  retrieve: orderEndpoints.retrieve,
})

export const orderRoutes = implement(table, orderSchemas, {
  list: (ctx) => pageOfOrders(ctx, "orders", { customer_id: caller(ctx).id, is_draft_order: false }),
  /** Anyone who knows an order's id can read it. */
  retrieve: (ctx) => {
    const order = found(ctx.db.tables.order.get(ctx.params.id), `Order id not found: ${ctx.params.id}`)
    return { order: showVersion(ctx, order, undefined) }
  },
})
