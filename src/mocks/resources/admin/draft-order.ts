import { orderOf } from "#mocks/domain/orders/change/change.ts"
import { convertDraft, deleteDraft } from "#mocks/domain/orders/draft-order/conversion.ts"
import { createDraft } from "#mocks/domain/orders/draft-order/create.ts"
import {
  addDraftLines,
  confirmDraftEdit,
  discardDraftEdit,
  draftEditOf,
  removeDraftLineStep,
  requestDraftEdit,
  startDraftEdit,
  updateAddedDraftLine,
  updateDraftLine,
} from "#mocks/domain/orders/draft-order/edit.ts"
import { addDraftPromotions, removeDraftPromotions } from "#mocks/domain/orders/draft-order/promotions.ts"
import {
  addDraftShippingMethod,
  removeAddedDraftShipping,
  removeDraftShipping,
  updateAddedDraftShipping,
  updateDraftShipping,
} from "#mocks/domain/orders/draft-order/shipping.ts"
import { updateDraft } from "#mocks/domain/orders/draft-order/update.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { pageOfOrders, showOrder } from "#mocks/resources/order-list.ts"
import { showPreview, showVersion } from "#mocks/resources/order-responses.ts"
import { deleted } from "#mocks/resources/reply.ts"
import { actorIdOf, type Context } from "#mocks/resources/request.ts"
import { draftOrderEndpoints } from "#schema/admin/draft-order.endpoints.ts"
import { draftOrderSchemas } from "#schema/admin/draft-order.ts"

type OrderContext = Context<{ id: string }>

const shown = (ctx: Context, id: string) => showOrder(ctx, orderOf(ctx.db, id))

/** Most steps change the edit in progress and return the draft's preview. */
function step<C extends OrderContext>(work: (ctx: C, change: ReturnType<typeof draftEditOf>) => void) {
  return (ctx: C) => {
    work(ctx, draftEditOf(ctx.db, ctx.params.id))
    return { draft_order_preview: showPreview(ctx, ctx.params.id) }
  }
}

export const draftOrderRoutes = implement(draftOrderEndpoints, draftOrderSchemas, {
  list: (ctx) => pageOfOrders(ctx, "draft_orders", { is_draft_order: true }),
  create: (ctx) => ({ draft_order: shown(ctx, createDraft(ctx.db, ctx.body).id) }),
  retrieve: (ctx) => {
    const order = ctx.db.tables.order.get(ctx.params.id)
    const draft = found(order?.is_draft_order ? order : undefined, `Order id not found: ${ctx.params.id}`)
    return { draft_order: showVersion(ctx, draft, undefined) }
  },
  update: (ctx) => {
    updateDraft(ctx.db, ctx.params.id, ctx.body, actorIdOf(ctx))
    return { draft_order: shown(ctx, ctx.params.id) }
  },
  delete: (ctx) => {
    deleteDraft(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "draft-order")
  },
  convertToOrder: (ctx) => {
    convertDraft(ctx.db, ctx.params.id)
    return { order: shown(ctx, ctx.params.id) }
  },
  beginEdit: (ctx) => {
    startDraftEdit(ctx.db, ctx.params.id)
    return { draft_order_preview: showPreview(ctx, ctx.params.id) }
  },
  cancelEdit: (ctx) => {
    discardDraftEdit(ctx.db, draftEditOf(ctx.db, ctx.params.id))
    return deleted(ctx.params.id, "draft-order-edit")
  },
  requestEdit: step((ctx, change) => requestDraftEdit(ctx.db, change, actorIdOf(ctx))),
  confirmEdit: step((ctx, change) => confirmDraftEdit(ctx.db, change, actorIdOf(ctx))),
  addItems: step((ctx, change) => addDraftLines(ctx.db, change, ctx.body.items)),
  updateActionItem: step((ctx, change) => updateAddedDraftLine(ctx.db, change, ctx.params.action_id, ctx.body)),
  removeActionItem: step((ctx, change) => removeDraftLineStep(ctx.db, change, ctx.params.action_id)),
  updateItem: step((ctx, change) => updateDraftLine(ctx.db, change, ctx.params.item_id, ctx.body)),
  addPromotions: step((ctx, change) => addDraftPromotions(ctx.db, change, ctx.body.promo_codes)),
  removePromotions: step((ctx, change) => removeDraftPromotions(ctx.db, change, ctx.body.promo_codes)),
  addShippingMethod: step((ctx, change) => addDraftShippingMethod(ctx.db, change, ctx.body)),
  updateActionShippingMethod: step((ctx, change) =>
    updateAddedDraftShipping(ctx.db, change, ctx.params.action_id, ctx.body),
  ),
  removeActionShippingMethod: step((ctx, change) => removeAddedDraftShipping(ctx.db, change, ctx.params.action_id)),
  updateShippingMethod: step((ctx, change) => updateDraftShipping(ctx.db, change, ctx.params.method_id, ctx.body)),
  removeShippingMethod: step((ctx, change) => removeDraftShipping(ctx.db, change, ctx.params.method_id)),
})
