import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { refundReasonEndpoints } from "#schema/admin/refund-reason.endpoints.ts"
import { refundReasonSchemas } from "#schema/admin/refund-reason.ts"

const { resolvers, answer } = recordResolvers({ node: "refund_reason", many: "refund_reasons" })

export const refundReasonRoutes = implement(refundReasonEndpoints, refundReasonSchemas, {
  ...resolvers,
  create: answer((ctx) => ctx.db.tables.refundReason.insert(ctx.body)),
  update: answer((ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.refundReason.get(id), `RefundReason with id "${id}" not found`)
    return ctx.db.tables.refundReason.update(id, ctx.body)
  }),
})
