import {
  addReceivedItems,
  confirmReceive,
  DAMAGED,
  discardReceive,
  RECEIVED,
  refuseRemoval,
  removeArrival,
  startReceive,
  updateArrival,
} from "#mocks/domain/orders/change/receive.ts"
import {
  cancelReturn,
  confirmReturn,
  discardReturn,
  liveReturn,
  requestOf,
  returnOf,
  startReturn,
  updateReturn,
} from "#mocks/domain/orders/change/return.ts"
import { addReturnItems, removeReturnItem, updateReturnItem } from "#mocks/domain/orders/change/return-items.ts"
import {
  addShippingMethod,
  removeAddedShippingMethod,
  updateAddedShippingMethod,
} from "#mocks/domain/orders/change/shipping-methods.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { implement, type Resolvers, stepOf } from "#mocks/resources/implement.ts"
import { showPreview, showStartedChange } from "#mocks/resources/order-responses.ts"
import { deleted, page } from "#mocks/resources/reply.ts"
import { actorIdOf, type Context } from "#mocks/resources/request.ts"
import { previewBeforeConfirm, showReturn } from "#mocks/resources/return-responses.ts"
import { returnEndpoints } from "#schema/admin/return.endpoints.ts"
import { returnSchemas } from "#schema/admin/return.ts"

const STATUSES = new Set(["open", "requested", "received", "partially_received", "canceled"])

type Ctx = Context<{ id: string }>

const changed = (ctx: Ctx) => {
  const order_preview = showPreview(ctx, returnOf(ctx.db, ctx.params.id).order_id)
  return { order_preview, return: showReturn(ctx, ctx.params.id) }
}
const step = stepOf(changed)
const requestChange = (ctx: Ctx) => requestOf(ctx.db, liveReturn(ctx.db, ctx.params.id))

const requesting = {
  initiateRequest: (ctx) => {
    const row = startReturn(ctx.db, ctx.body, actorIdOf(ctx))
    return { order: showStartedChange(ctx, row.order_id), return: showReturn(ctx, row.id) }
  },
  updateRequest: step((ctx) => updateReturn(ctx.db, ctx.params.id, ctx.body)),
  addReturnItem: step((ctx) => addReturnItems(ctx.db, ctx.params.id, ctx.body.items)),
  updateReturnItem: step((ctx) => updateReturnItem(ctx.db, ctx.params.id, ctx.params.action_id, ctx.body)),
  removeReturnItem: step((ctx) => removeReturnItem(ctx.db, ctx.params.id, ctx.params.action_id)),
  addReturnShipping: step((ctx) =>
    addShippingMethod(ctx.db, requestChange(ctx), ctx.body, { return_id: ctx.params.id }),
  ),
  updateReturnShipping: step((ctx) =>
    updateAddedShippingMethod(ctx.db, requestChange(ctx), ctx.params.action_id, ctx.body),
  ),
  deleteReturnShipping: step((ctx) => removeAddedShippingMethod(ctx.db, requestChange(ctx), ctx.params.action_id)),
  confirmRequest: (ctx) => {
    const { order_id } = liveReturn(ctx.db, ctx.params.id)
    const order_preview = previewBeforeConfirm(ctx, order_id)
    confirmReturn(ctx.db, ctx.params.id, ctx.body.no_notification, actorIdOf(ctx))
    return { order_preview, return: showReturn(ctx, ctx.params.id) }
  },
  cancelRequest: (ctx) => {
    discardReturn(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "return")
  },
  /** As on the server, the response doesn't contain the return. */
  cancel: (ctx) => {
    cancelReturn(ctx.db, ctx.params.id)
    return {}
  },
} satisfies Partial<Resolvers<typeof returnEndpoints>>

const receiving = {
  initiateReceive: (ctx) => {
    const order = startReceive(ctx.db, ctx.params.id, ctx.body)
    return { order: showStartedChange(ctx, order.id), return: showReturn(ctx, ctx.params.id) }
  },
  receiveItems: step((ctx) => addReceivedItems(ctx.db, ctx.params.id, RECEIVED, ctx.body.items)),
  updateReceiveItem: step((ctx) => updateArrival(ctx.db, ctx.params.id, ctx.params.action_id, ctx.body)),
  removeReceiveItem: step((ctx) => removeArrival(ctx.db, ctx.params.id, ctx.params.action_id)),
  dismissItems: step((ctx) => addReceivedItems(ctx.db, ctx.params.id, DAMAGED, ctx.body.items)),
  updateDismissItem: step((ctx) => updateArrival(ctx.db, ctx.params.id, ctx.params.action_id, ctx.body)),
  removeDismissItem: (ctx) => refuseRemoval(ctx.db, ctx.params.id, ctx.params.action_id),
  /** Returns the order after the confirmation, unlike `confirmRequest`. */
  confirmReceive: step((ctx) => confirmReceive(ctx.db, ctx.params.id, ctx.body.no_notification, actorIdOf(ctx))),
  cancelReceive: (ctx) => {
    discardReceive(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "return")
  },
} satisfies Partial<Resolvers<typeof returnEndpoints>>

export const returnRoutes = implement(returnEndpoints, returnSchemas, {
  list: (ctx) => {
    const wrong = [ctx.query.status ?? []].flat().find((status) => status !== "null" && !STATUSES.has(status))
    if (wrong !== undefined) throw invalidData(`There is no return status "${wrong}"`)
    return page(ctx, "listed_return", "returns")
  },
  retrieve: (ctx) => ({ return: showReturn(ctx, returnOf(ctx.db, ctx.params.id).id) }),
  ...requesting,
  ...receiving,
})
