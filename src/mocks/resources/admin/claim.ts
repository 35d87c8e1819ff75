import {
  addClaimItems,
  cancelClaim,
  confirmClaim,
  removeClaimItem,
  startClaim,
  updateClaimItem,
} from "#mocks/domain/orders/change/claim.ts"
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
import { by, claimNode, preview, previewBeforeConfirm, showReturnOf } from "#mocks/resources/return-responses.ts"
import { claimEndpoints } from "#schema/admin/claim.endpoints.ts"
import { claimSchemas } from "#schema/admin/claim.ts"

type Ctx = Context<{ id: string }>

const claimOf = (ctx: Ctx) => uncanceledOwner(ctx.db, "claim", ctx.params.id)
const anyClaim = (ctx: Ctx) => ownerOf(ctx.db, "claim", ctx.params.id)
const shown = (ctx: Context, id: string) => show(ctx, claimNode(ctx), { id })

const order = (ctx: Ctx) => ({ order_preview: preview(ctx, anyClaim(ctx).row.order_id) })
const withClaim = (ctx: Ctx) => ({ ...order(ctx), claim: shown(ctx, ctx.params.id) })
const withReturn = (ctx: Ctx) => ({ ...order(ctx), return: showReturnOf(ctx, anyClaim(ctx).row.return_id) })

const items = {
  addItems: (ctx) => {
    addClaimItems(ctx.db, claimOf(ctx), ctx.body.items)
    return withClaim(ctx)
  },
  updateItem: (ctx) => {
    updateClaimItem(ctx.db, claimOf(ctx), ctx.params.action_id, ctx.body)
    return withClaim(ctx)
  },
  removeItem: (ctx) => {
    removeClaimItem(ctx.db, claimOf(ctx), ctx.params.action_id)
    return withClaim(ctx)
  },
} satisfies Partial<Resolvers<typeof claimEndpoints>>

const inbound = {
  addInboundItems: (ctx) => {
    addInbound(ctx.db, claimOf(ctx), ctx.body)
    return withReturn(ctx)
  },
  updateInboundItem: (ctx) => {
    updateReturnItem(ctx.db, inboundOf(anyClaim(ctx)), ctx.params.action_id, ctx.body)
    return withReturn(ctx)
  },
  removeInboundItem: (ctx) => {
    removeInboundItem(ctx.db, inboundOf(anyClaim(ctx)), ctx.params.action_id)
    // The server looks for the return by the claim's id and doesn't find it.
    return order(ctx)
  },
  addInboundShipping: (ctx) => {
    addInboundShipping(ctx.db, claimOf(ctx), ctx.body)
    return withReturn(ctx)
  },
  updateInboundShipping: (ctx) => {
    checkInbound(ctx.db, anyClaim(ctx))
    updateOwnerShipping(ctx.db, claimOf(ctx), ctx.params.action_id, ctx.body)
    return withClaim(ctx)
  },
  deleteInboundShipping: (ctx) => {
    removeOwnerShipping(ctx.db, claimOf(ctx), ctx.params.action_id)
    return withReturn(ctx)
  },
} satisfies Partial<Resolvers<typeof claimEndpoints>>

const outbound = {
  addOutboundItems: (ctx) => {
    addOutbound(ctx.db, claimOf(ctx), ctx.body.items)
    return withClaim(ctx)
  },
  updateOutboundItem: (ctx) => {
    updateOutbound(ctx.db, claimOf(ctx), ctx.params.action_id, ctx.body)
    return withClaim(ctx)
  },
  removeOutboundItem: (ctx) => {
    removeOutbound(ctx.db, claimOf(ctx), ctx.params.action_id)
    return withClaim(ctx)
  },
  addOutboundShipping: (ctx) => {
    addOutboundShippingMethod(ctx.db, claimOf(ctx), ctx.body)
    return withClaim(ctx)
  },
  updateOutboundShipping: (ctx) => {
    updateOwnerShipping(ctx.db, claimOf(ctx), ctx.params.action_id, ctx.body)
    return withClaim(ctx)
  },
  deleteOutboundShipping: (ctx) => {
    removeOwnerShipping(ctx.db, claimOf(ctx), ctx.params.action_id)
    return withClaim(ctx)
  },
} satisfies Partial<Resolvers<typeof claimEndpoints>>

export const claimRoutes = implement(claimEndpoints, claimSchemas, {
  list: (ctx) => {
    if (ctx.query.status !== undefined) throw invalidData("Claims have no status")
    return page(ctx, claimNode(ctx) === "order_claim" ? "listed_claim" : "listed_claim_unsorted", "claims")
  },
  retrieve: (ctx) => {
    const { id } = ctx.params
    if (!ctx.db.tables.claim.get(id)) throw notFound(`Claim with id: ${id} was not found`)
    return { claim: shown(ctx, id) }
  },
  create: (ctx) => {
    const claim = startClaim(ctx.db, ctx.body, by(ctx))
    return { order: showStartedChange(ctx, claim.order_id), claim: shown(ctx, claim.id) }
  },
  ...items,
  ...inbound,
  ...outbound,
  request: (ctx) => {
    const { row } = claimOf(ctx)
    const order_preview = previewBeforeConfirm(ctx, row.order_id)
    confirmClaim(ctx.db, row.id, by(ctx))
    return { order_preview, claim: shown(ctx, row.id), return: showReturnOf(ctx, anyClaim(ctx).row.return_id) }
  },
  cancelRequest: (ctx) => {
    discardOwner(ctx.db, claimOf(ctx))
    return deleted(ctx.params.id, "claim")
  },
  /** As on the server, the response doesn't contain the claim. */
  cancel: (ctx) => {
    cancelClaim(ctx.db, ctx.params.id)
    return {}
  },
})
