import { implement } from "#mocks/core/implement.ts"
import { show } from "#mocks/core/reply.ts"
import type { Context } from "#mocks/core/request.ts"
import { orderOf } from "#mocks/domain/order-change/change.ts"
import { acceptTransfer, cancelTransfer, declineTransfer, requestTransfer } from "#mocks/domain/transfers.ts"
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

const shown = (ctx: Context<{ id: string }>) => ({ order: show(ctx, "order", orderOf(ctx.db, ctx.params.id)) })

export const orderTransferRoutes = implement(table, orderSchemas, {
  requestTransfer: (ctx) => {
    const { id } = caller(ctx)
    requestTransfer(ctx.db, ctx.params.id, id, ctx.body, id)
    return shown(ctx)
  },
  cancelTransfer: (ctx) => {
    cancelTransfer(ctx.db, ctx.params.id, caller(ctx).id)
    return shown(ctx)
  },
  acceptTransfer: (ctx) => {
    acceptTransfer(ctx.db, ctx.params.id, ctx.body.token)
    return shown(ctx)
  },
  declineTransfer: (ctx) => {
    declineTransfer(ctx.db, ctx.params.id, ctx.body.token)
    return shown(ctx)
  },
})
