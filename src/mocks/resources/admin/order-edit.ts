import { refreshCarriedPromotions } from "#mocks/domain/orders/change/carried-promotions.ts"
import { orderOf, requestChange } from "#mocks/domain/orders/change/change.ts"
import {
  addLines,
  confirmEdit,
  discardEdit,
  editOf,
  removeLineStep,
  startEdit,
  updateAddedLine,
  updateLine,
} from "#mocks/domain/orders/change/edit.ts"
import { previewOf } from "#mocks/domain/orders/change/preview.ts"
import {
  addShippingMethod,
  removeAddedShippingMethod,
  updateAddedShippingMethod,
} from "#mocks/domain/orders/change/shipping-methods.ts"
import { Scope } from "#mocks/graph/node.ts"
import { emit } from "#mocks/kernel/events.ts"
import { implement, stepOf } from "#mocks/resources/implement.ts"
import { fixedFields, showPreview } from "#mocks/resources/order-responses.ts"
import { deleted } from "#mocks/resources/reply.ts"
import { actorIdOf, type Context } from "#mocks/resources/request.ts"
import { orderEditEndpoints } from "#schema/admin/order-edit.endpoints.ts"
import { orderEditSchemas } from "#schema/admin/order-edit.ts"

const startedFields = fixedFields("order_change", "*", "*actions")

/** All paths identify the edit by the order's id; the responses contain the order's preview. */
const preview = (ctx: Context<{ id: string }>) => ({ order_preview: showPreview(ctx, ctx.params.id) })

/** The preview after a step that changed items. */
const recalculated = (ctx: Context<{ id: string }>) => {
  refreshCarriedPromotions(ctx.db, editOf(ctx.db, ctx.params.id))
  return preview(ctx)
}

const step = stepOf(preview)
const itemStep = stepOf(recalculated)

export const orderEditRoutes = implement(orderEditEndpoints, orderEditSchemas, {
  initiateRequest: (ctx) => {
    const { order_id, description, internal_note } = ctx.body
    const change = startEdit(ctx.db, order_id, { description, internal_note })
    return { order_change: startedFields(change, new Scope(ctx.db)) }
  },
  cancelRequest: (ctx) => {
    discardEdit(ctx.db, ctx.params.id)
    emit(ctx.db, "order-edit.canceled", { order_id: ctx.params.id })
    return deleted(ctx.params.id, "order-edit")
  },
  /** Returns the preview from before the confirmation; only the order's own route returns the new version. */
  confirm: (ctx) => {
    editOf(ctx.db, ctx.params.id)
    const previewed = previewOf(ctx.db, orderOf(ctx.db, ctx.params.id))
    const order_preview = showPreview(ctx, ctx.params.id, previewed)
    confirmEdit(ctx.db, ctx.params.id, actorIdOf(ctx))
    return { order_preview }
  },
  request: step((ctx) => {
    requestChange(ctx.db, editOf(ctx.db, ctx.params.id), actorIdOf(ctx))
    emit(ctx.db, "order-edit.requested", { order_id: ctx.params.id })
  }),
  addItems: itemStep((ctx) => addLines(ctx.db, editOf(ctx.db, ctx.params.id), ctx.body.items)),
  updateAddedItem: itemStep((ctx) =>
    updateAddedLine(ctx.db, editOf(ctx.db, ctx.params.id), ctx.params.action_id, ctx.body),
  ),
  removeAddedItem: itemStep((ctx) => removeLineStep(ctx.db, editOf(ctx.db, ctx.params.id), ctx.params.action_id)),
  updateOriginalItem: itemStep((ctx) =>
    updateLine(ctx.db, editOf(ctx.db, ctx.params.id), ctx.params.item_id, ctx.body),
  ),
  addShipping: step((ctx) => addShippingMethod(ctx.db, editOf(ctx.db, ctx.params.id), ctx.body)),
  updateShipping: step((ctx) =>
    updateAddedShippingMethod(ctx.db, editOf(ctx.db, ctx.params.id), ctx.params.action_id, ctx.body),
  ),
  removeShipping: step((ctx) => removeAddedShippingMethod(ctx.db, editOf(ctx.db, ctx.params.id), ctx.params.action_id)),
})
