import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { refundReasonEndpoints } from "#schema/admin/refund-reason.endpoints.ts"
import { refundReasonSchemas } from "#schema/admin/refund-reason.ts"

export const refundReasonRoutes = implement(refundReasonEndpoints, refundReasonSchemas, {
  list: (ctx) => page(ctx, "refund_reason", "refund_reasons"),
  create: (ctx) => ({ refund_reason: show(ctx, "refund_reason", ctx.db.tables.refundReason.insert(ctx.body)) }),
  retrieve: (ctx) => {
    const row = ctx.db.tables.refundReason.get(ctx.params.id)
    return row ? { refund_reason: show(ctx, "refund_reason", row) } : {}
  },
  update: (ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.refundReason.get(id), `RefundReason with id "${id}" not found`)
    return { refund_reason: show(ctx, "refund_reason", ctx.db.tables.refundReason.update(id, ctx.body)) }
  },
  delete: (ctx) => {
    ctx.db.tables.refundReason.remove(ctx.params.id)
    return deleted(ctx.params.id, "refund_reason")
  },
})
