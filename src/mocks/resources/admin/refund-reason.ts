import { implement } from "#mocks/core/implement.ts"
import { found } from "#mocks/core/refusal.ts"
import { deleted, page, show } from "#mocks/core/reply.ts"
import { refundReasonEndpoints } from "#schema/admin/refund-reason.endpoints.ts"
import { refundReasonSchemas } from "#schema/admin/refund-reason.ts"

const missing = (id: string) => `Refund reason with id: ${id} was not found`

export const refundReasonRoutes = implement(refundReasonEndpoints, refundReasonSchemas, {
  list: (ctx) => page(ctx, "refund_reason", "refund_reasons"),
  create: (ctx) => ({ refund_reason: show(ctx, "refund_reason", ctx.db.tables.refundReason.insert(ctx.body)) }),
  retrieve: (ctx) => {
    const { id } = ctx.params
    return { refund_reason: show(ctx, "refund_reason", found(ctx.db.tables.refundReason.get(id), missing(id))) }
  },
  update: (ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.refundReason.get(id), missing(id))
    return { refund_reason: show(ctx, "refund_reason", ctx.db.tables.refundReason.update(id, ctx.body)) }
  },
  delete: (ctx) => {
    ctx.db.tables.refundReason.remove(ctx.params.id)
    return deleted(ctx.params.id, "refund_reason")
  },
})
