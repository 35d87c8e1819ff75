import type { Resolvers } from "#mocks/core/implement.ts"
import { found, invalidData, notAllowed } from "#mocks/core/refusal.ts"
import { show } from "#mocks/core/reply.ts"
import { checkAlive, orderOf } from "#mocks/domain/order-change/change.ts"
import { creditOrder } from "#mocks/domain/order-credit.ts"
import { deliverOrder, fulfillOrder, shipOrder, unpackOrder } from "#mocks/domain/order-fulfillment.ts"
import { archiveOrder, cancelOrder, completeOrder } from "#mocks/domain/order-lifecycle.ts"
import { authorizeForOrder } from "#mocks/domain/order-payments.ts"
import { updateOrder } from "#mocks/domain/order-update.ts"
import { showOrder } from "#mocks/resources/order-view.ts"
import type { orderEndpoints } from "#schema/admin/order.endpoints.ts"

export const writers = {
  update: (ctx) => ({ order: showOrder(ctx, updateOrder(ctx.db, ctx.params.id, ctx.body, ctx.actor?.id ?? null)) }),
  archive: (ctx) => ({ order: showOrder(ctx, archiveOrder(ctx.db, ctx.params.id)) }),
  complete: (ctx) => ({ order: showOrder(ctx, completeOrder(ctx.db, ctx.params.id)) }),
  cancel: (ctx) => ({ order: showOrder(ctx, cancelOrder(ctx.db, ctx.params.id, ctx.actor?.id ?? null)) }),
  updateOrderChange: (ctx) => {
    const { id } = ctx.params
    const change = found(ctx.db.tables.orderChange.get(id), `Order change id not found: ${id}`)
    if (change.status !== "pending" && change.status !== "requested")
      throw invalidData(`Order change ${id} is not active to be modified`)
    checkAlive(orderOf(ctx.db, change.order_id))
    return { order_change: show(ctx, "order_change", ctx.db.tables.orderChange.update(id, ctx.body)) }
  },
  createCreditLine: (ctx) => ({
    order: showOrder(ctx, creditOrder(ctx.db, ctx.params.id, ctx.body, ctx.actor?.id ?? null)),
  }),
  createFulfillment: (ctx) => ({
    order: showOrder(ctx, fulfillOrder(ctx.db, ctx.params.id, ctx.body, ctx.actor?.id ?? null)),
  }),
  createShipment: (ctx) => {
    const { id, fulfillment_id } = ctx.params
    return { order: showOrder(ctx, shipOrder(ctx.db, id, fulfillment_id, ctx.body, ctx.actor?.id ?? null)) }
  },
  markAsDelivered: (ctx) => {
    const { id, fulfillment_id } = ctx.params
    return { order: showOrder(ctx, deliverOrder(ctx.db, id, fulfillment_id, ctx.actor?.id ?? null)) }
  },
  cancelFulfillment: (ctx) => {
    const { id, fulfillment_id } = ctx.params
    return { order: showOrder(ctx, unpackOrder(ctx.db, id, fulfillment_id, ctx.actor?.id ?? null)) }
  },
  authorizePaymentSession: (ctx) => {
    const order = orderOf(ctx.db, ctx.params.id)
    const is_authorized = authorizeForOrder(ctx.db, order, ctx.body.payment_session_id)
    return { order: showOrder(ctx, order), is_authorized }
  },
  requestTransfer: () => {
    throw notAllowed("Not served yet")
  },
  cancelTransfer: () => {
    throw notAllowed("Not served yet")
  },
  transferToGuest: () => {
    throw notAllowed("Not served yet")
  },
} satisfies Partial<Resolvers<typeof orderEndpoints>>
