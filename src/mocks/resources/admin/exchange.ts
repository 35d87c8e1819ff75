import { cancelExchange, confirmExchange, startExchange } from "#mocks/domain/orders/change/exchange.ts"
import { discardOwner } from "#mocks/domain/orders/change/exchange-end.ts"
import {
  addInbound,
  addInboundShipping,
  addOutbound,
  addOutboundShippingMethod,
  checkInbound,
  inboundOf,
  removeOutbound,
  removeOwnerShipping,
  updateOutbound,
  updateOwnerShipping,
} from "#mocks/domain/orders/change/exchange-items.ts"
import { ownerOf, uncanceledOwner } from "#mocks/domain/orders/change/exchange-owner.ts"
import { removeInboundItem, updateReturnItem } from "#mocks/domain/orders/change/return-items.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { implement, type Resolvers } from "#mocks/resources/implement.ts"
import { showStartedChange } from "#mocks/resources/order-responses.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { by, preview, previewBeforeConfirm, showReturnOf } from "#mocks/resources/return-responses.ts"
import { exchangeEndpoints } from "#schema/admin/exchange.endpoints.ts"
import { exchangeSchemas } from "#schema/admin/exchange.ts"

type Ctx = Context<{ id: string }>

const exchangeOf = (ctx: Ctx) => uncanceledOwner(ctx.db, "exchange", ctx.params.id)
const anyExchange = (ctx: Ctx) => ownerOf(ctx.db, "exchange", ctx.params.id)
const shown = (ctx: Context, id: string) => show(ctx, "order_exchange", { id })

const order = (ctx: Ctx) => ({ order_preview: preview(ctx, anyExchange(ctx).row.order_id) })
const withExchange = (ctx: Ctx) => ({ ...order(ctx), exchange: shown(ctx, ctx.params.id) })
const withReturn = (ctx: Ctx) => ({ ...order(ctx), return: showReturnOf(ctx, anyExchange(ctx).row.return_id) })

const inbound = {
  addInboundItems: (ctx) => {
    addInbound(ctx.db, exchangeOf(ctx), ctx.body)
    return withReturn(ctx)
  },
  updateInboundItem: (ctx) => {
    updateReturnItem(ctx.db, inboundOf(anyExchange(ctx)), ctx.params.action_id, ctx.body)
    return withReturn(ctx)
  },
  removeInboundItem: (ctx) => {
    removeInboundItem(ctx.db, inboundOf(anyExchange(ctx)), ctx.params.action_id)
    return withReturn(ctx)
  },
  addInboundShipping: (ctx) => {
    addInboundShipping(ctx.db, exchangeOf(ctx), ctx.body)
    return withReturn(ctx)
  },
  updateInboundShipping: (ctx) => {
    checkInbound(ctx.db, anyExchange(ctx))
    updateOwnerShipping(ctx.db, exchangeOf(ctx), ctx.params.action_id, ctx.body)
    return withExchange(ctx)
  },
  deleteInboundShipping: (ctx) => {
    checkInbound(ctx.db, anyExchange(ctx))
    removeOwnerShipping(ctx.db, exchangeOf(ctx), ctx.params.action_id)
    return withReturn(ctx)
  },
} satisfies Partial<Resolvers<typeof exchangeEndpoints>>

const outbound = {
  addOutboundItems: (ctx) => {
    addOutbound(ctx.db, exchangeOf(ctx), ctx.body.items)
    return withExchange(ctx)
  },
  updateOutboundItem: (ctx) => {
    updateOutbound(ctx.db, exchangeOf(ctx), ctx.params.action_id, ctx.body)
    return withExchange(ctx)
  },
  removeOutboundItem: (ctx) => {
    removeOutbound(ctx.db, exchangeOf(ctx), ctx.params.action_id)
    return withExchange(ctx)
  },
  addOutboundShipping: (ctx) => {
    addOutboundShippingMethod(ctx.db, exchangeOf(ctx), ctx.body)
    return withExchange(ctx)
  },
  updateOutboundShipping: (ctx) => {
    updateOwnerShipping(ctx.db, exchangeOf(ctx), ctx.params.action_id, ctx.body)
    return withExchange(ctx)
  },
  deleteOutboundShipping: (ctx) => {
    removeOwnerShipping(ctx.db, exchangeOf(ctx), ctx.params.action_id)
    return withExchange(ctx)
  },
} satisfies Partial<Resolvers<typeof exchangeEndpoints>>

export const exchangeRoutes = implement(exchangeEndpoints, exchangeSchemas, {
  list: (ctx) => {
    if (ctx.query.status !== undefined) throw invalidData("Exchanges have no status")
    return page(ctx, "listed_exchange", "exchanges")
  },
  retrieve: (ctx) => {
    const { id } = ctx.params
    if (!ctx.db.tables.exchange.get(id)) throw notFound(`Exchange with id: ${id} was not found`)
    return { exchange: shown(ctx, id) }
  },
  create: (ctx) => {
    const exchange = startExchange(ctx.db, ctx.body, by(ctx))
    return { order: showStartedChange(ctx, exchange.order_id), exchange: shown(ctx, exchange.id) }
  },
  ...inbound,
  ...outbound,
  request: (ctx) => {
    const { row } = exchangeOf(ctx)
    const order_preview = previewBeforeConfirm(ctx, row.order_id)
    confirmExchange(ctx.db, row.id, by(ctx))
    return { order_preview, exchange: shown(ctx, row.id), return: showReturnOf(ctx, anyExchange(ctx).row.return_id) }
  },
  cancelRequest: (ctx) => {
    discardOwner(ctx.db, exchangeOf(ctx))
    return deleted(ctx.params.id, "exchange")
  },
  /** As on the server, the response doesn't contain the exchange. */
  cancel: (ctx) => {
    cancelExchange(ctx.db, ctx.params.id)
    return {}
  },
})
