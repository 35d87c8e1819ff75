import { type Owner, ownerOf, uncanceledOwner } from "#mocks/domain/orders/change/owner.ts"
import { discardOwner } from "#mocks/domain/orders/change/owner-end.ts"
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
} from "#mocks/domain/orders/change/owner-items.ts"
import { removeInboundItem, updateReturnItem } from "#mocks/domain/orders/change/return-items.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { notFound } from "#mocks/kernel/refusal.ts"
import { type Resolvers, stepOf } from "#mocks/resources/implement.ts"
import { showPreview, showStartedChange } from "#mocks/resources/order-responses.ts"
import { deleted, show } from "#mocks/resources/reply.ts"
import { actorIdOf, type Context } from "#mocks/resources/request.ts"
import { previewBeforeConfirm, showReturnOf } from "#mocks/resources/return-responses.ts"
import type { exchangeEndpoints } from "#schema/admin/exchange.endpoints.ts"

type Ctx = Context<{ id: string }>

interface OwnerResource {
  readonly kind: Owner["kind"]
  /** The node of the claim or exchange in a response. */
  readonly nodeOf: (ctx: Context) => string
  readonly confirm: (db: Database, id: string, actorId: string | null) => void
}

/** Returns the resolvers that claims and exchanges have in common, and the parts of their responses. */
export function ownerResolvers({ kind, nodeOf, confirm }: OwnerResource) {
  const title = kind === "claim" ? "Claim" : "Exchange"
  const ownerAt = (ctx: Ctx) => ownerOf(ctx.db, kind, ctx.params.id)
  const uncanceled = (ctx: Ctx) => uncanceledOwner(ctx.db, kind, ctx.params.id)

  const shown = (ctx: Context, id: string) => ({ [kind]: show(ctx, nodeOf(ctx), { id }) })
  const withOrder = (ctx: Ctx) => ({ order_preview: showPreview(ctx, ownerAt(ctx).row.order_id) })
  const withOwner = (ctx: Ctx) => ({ ...withOrder(ctx), ...shown(ctx, ctx.params.id) })
  const shownReturn = (ctx: Ctx) => ({ return: showReturnOf(ctx, ownerAt(ctx).row.return_id) })
  const withReturn = (ctx: Ctx) => ({ ...withOrder(ctx), ...shownReturn(ctx) })
  const step = stepOf(withOwner)
  const inboundStep = stepOf(withReturn)
  const started = (ctx: Context, { id, order_id }: Owner["row"]) => ({
    order: showStartedChange(ctx, order_id),
    ...shown(ctx, id),
  })

  const resolvers = {
    retrieve: (ctx) => {
      const { id } = ctx.params
      if (!ctx.db.tables[kind].get(id)) throw notFound(`${title} with id: ${id} was not found`)
      return shown(ctx, id)
    },
    addInboundItems: inboundStep((ctx) => addInbound(ctx.db, uncanceled(ctx), ctx.body)),
    updateInboundItem: inboundStep((ctx) =>
      updateReturnItem(ctx.db, inboundOf(ownerAt(ctx)), ctx.params.action_id, ctx.body),
    ),
    removeInboundItem: (ctx) => {
      removeInboundItem(ctx.db, inboundOf(ownerAt(ctx)), ctx.params.action_id)
      // For claims, the server looks for the return by the claim's id and doesn't find it.
      return kind === "claim" ? withOrder(ctx) : withReturn(ctx)
    },
    addInboundShipping: inboundStep((ctx) => addInboundShipping(ctx.db, uncanceled(ctx), ctx.body)),
    updateInboundShipping: step((ctx) => {
      checkInbound(ctx.db, ownerAt(ctx))
      updateOwnerShipping(ctx.db, uncanceled(ctx), ctx.params.action_id, ctx.body)
    }),
    deleteInboundShipping: inboundStep((ctx) => {
      if (kind === "exchange") checkInbound(ctx.db, ownerAt(ctx))
      removeOwnerShipping(ctx.db, uncanceled(ctx), ctx.params.action_id)
    }),
    addOutboundItems: step((ctx) => addOutbound(ctx.db, uncanceled(ctx), ctx.body.items)),
    updateOutboundItem: step((ctx) => updateOutbound(ctx.db, uncanceled(ctx), ctx.params.action_id, ctx.body)),
    removeOutboundItem: step((ctx) => removeOutbound(ctx.db, uncanceled(ctx), ctx.params.action_id)),
    addOutboundShipping: step((ctx) => addOutboundShippingMethod(ctx.db, uncanceled(ctx), ctx.body)),
    updateOutboundShipping: step((ctx) => updateOwnerShipping(ctx.db, uncanceled(ctx), ctx.params.action_id, ctx.body)),
    deleteOutboundShipping: step((ctx) => removeOwnerShipping(ctx.db, uncanceled(ctx), ctx.params.action_id)),
    request: (ctx) => {
      const { row } = uncanceled(ctx)
      const order_preview = previewBeforeConfirm(ctx, row.order_id)
      confirm(ctx.db, row.id, actorIdOf(ctx))
      return { order_preview, ...shown(ctx, row.id), ...shownReturn(ctx) }
    },
    cancelRequest: (ctx) => {
      discardOwner(ctx.db, uncanceled(ctx))
      return deleted(ctx.params.id, kind)
    },
  } satisfies Partial<Resolvers<typeof exchangeEndpoints>>
  return { resolvers, uncanceled, step, started }
}
