import { orderOf } from "#mocks/domain/orders/change/change.ts"
import { acceptTransfer, cancelTransfer, declineTransfer, requestTransfer } from "#mocks/domain/orders/transfers.ts"
import { implement, stepOf } from "#mocks/resources/implement.ts"
import { showVersion } from "#mocks/resources/order-responses.ts"
import type { Context } from "#mocks/resources/request.ts"
import { endpoints } from "#schema/endpoint.ts"
import { orderEndpoints } from "#schema/store/order.endpoints.ts"
import { orderSchemas } from "#schema/store/order.ts"
import { caller } from "./customer.ts"

const table = endpoints<Omit<typeof orderSchemas, "list" | "retrieve">>()({
  acceptTransfer: orderEndpoints.acceptTransfer,
  cancelTransfer: orderEndpoints.cancelTransfer,
  declineTransfer: orderEndpoints.declineTransfer,
  requestTransfer: orderEndpoints.requestTransfer,
})

const step = stepOf((ctx: Context<{ id: string }>) => ({
  order: showVersion(ctx, orderOf(ctx.db, ctx.params.id), undefined),
}))

export const orderTransferRoutes = implement(table, orderSchemas, {
  requestTransfer: step((ctx) => {
    const { id } = caller(ctx)
    requestTransfer(ctx.db, ctx.params.id, id, ctx.body, id)
  }),
  cancelTransfer: step((ctx) => cancelTransfer(ctx.db, ctx.params.id, caller(ctx).id)),
  acceptTransfer: step((ctx) => acceptTransfer(ctx.db, ctx.params.id, ctx.body.token)),
  declineTransfer: step((ctx) => declineTransfer(ctx.db, ctx.params.id, ctx.body.token)),
})
