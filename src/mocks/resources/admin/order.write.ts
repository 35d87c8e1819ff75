import { applyCarryOver } from "#mocks/domain/orders/change/carried-promotions.ts"
import { checkNotCanceled, orderOf } from "#mocks/domain/orders/change/change.ts"
import { authorizeForOrder } from "#mocks/domain/orders/order-authorization.ts"
import {
  cancelOrderFulfillment,
  deliverOrder,
  fulfillOrder,
  shipOrder,
} from "#mocks/domain/orders/order-fulfillment.ts"
import { addCredit, archiveOrder, cancelOrder, completeOrder, updateOrder } from "#mocks/domain/orders/orders.ts"
import { cancelTransfer, requestTransfer, transferToGuest } from "#mocks/domain/orders/transfers.ts"
import { found, invalidData } from "#mocks/kernel/refusal.ts"
import { type Resolvers, stepOf } from "#mocks/resources/implement.ts"
import { showOrder } from "#mocks/resources/order-list.ts"
import { show } from "#mocks/resources/reply.ts"
import { actorIdOf, type Context } from "#mocks/resources/request.ts"
import type { orderEndpoints } from "#schema/admin/order.endpoints.ts"

type OrderContext = Context<{ id: string }>

const shown = (ctx: OrderContext) => ({ order: showOrder(ctx, orderOf(ctx.db, ctx.params.id)) })
const step = stepOf(shown)

export const writers = {
  update: step((ctx) => updateOrder(ctx.db, ctx.params.id, ctx.body, actorIdOf(ctx))),
  archive: step((ctx) => archiveOrder(ctx.db, ctx.params.id)),
  complete: step((ctx) => completeOrder(ctx.db, ctx.params.id)),
  cancel: step((ctx) => cancelOrder(ctx.db, ctx.params.id, actorIdOf(ctx))),
  updateOrderChange: (ctx) => {
    const { id } = ctx.params
    const change = found(ctx.db.tables.orderChange.get(id), `OrderChange with id "${id}" not found`)
    if (change.status !== "pending" && change.status !== "requested")
      throw invalidData(`Order change ${id} is not active to be modified`)
    checkNotCanceled(orderOf(ctx.db, change.order_id))
    const updated = ctx.db.tables.orderChange.update(id, ctx.body)
    if (typeof ctx.body.carry_over_promotions === "boolean") applyCarryOver(ctx.db, updated)
    return { order_change: show(ctx, "order_change", updated) }
  },
  createCreditLine: step((ctx) => addCredit(ctx.db, ctx.params.id, ctx.body)),
  createFulfillment: step((ctx) => fulfillOrder(ctx.db, ctx.params.id, ctx.body, actorIdOf(ctx))),
  createShipment: step((ctx) => shipOrder(ctx.db, ctx.params.id, ctx.params.fulfillment_id, ctx.body, actorIdOf(ctx))),
  markAsDelivered: step((ctx) => deliverOrder(ctx.db, ctx.params.id, ctx.params.fulfillment_id)),
  cancelFulfillment: step((ctx) => cancelOrderFulfillment(ctx.db, ctx.params.id, ctx.params.fulfillment_id)),
  requestTransfer: step((ctx) =>
    requestTransfer(ctx.db, ctx.params.id, ctx.body.customer_id, ctx.body, actorIdOf(ctx)),
  ),
  cancelTransfer: step((ctx) => cancelTransfer(ctx.db, ctx.params.id, undefined)),
  transferToGuest: step((ctx) => transferToGuest(ctx.db, ctx.params.id, ctx.body.email, ctx.body, actorIdOf(ctx))),
  authorizePaymentSession: (ctx) => {
    const order = orderOf(ctx.db, ctx.params.id)
    const is_authorized = authorizeForOrder(ctx.db, order, ctx.body.payment_session_id)
    return { ...shown(ctx), is_authorized }
  },
} satisfies Partial<Resolvers<typeof orderEndpoints>>
