import { checkLinked } from "#mocks/domain/system/links.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { returnReasonEndpoints } from "#schema/admin/return-reason.endpoints.ts"
import { returnReasonSchemas } from "#schema/admin/return-reason.ts"

const missing = (id: string) => `Return reason with id: ${id} was not found`

export const returnReasonRoutes = implement(returnReasonEndpoints, returnReasonSchemas, {
  list: (ctx) => page(ctx, "return_reason", "return_reasons"),
  create: (ctx) => {
    const { returnReason } = ctx.db.tables
    const { parent_return_reason_id: parent } = ctx.body
    if (parent) checkLinked(returnReason, "parent_return_reason_id", [parent])
    return { return_reason: show(ctx, "return_reason", returnReason.insert(ctx.body)) }
  },
  retrieve: (ctx) => {
    const { id } = ctx.params
    return { return_reason: show(ctx, "return_reason", found(ctx.db.tables.returnReason.get(id), missing(id))) }
  },
  update: (ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.returnReason.get(id), missing(id))
    return { return_reason: show(ctx, "return_reason", ctx.db.tables.returnReason.update(id, ctx.body)) }
  },
  delete: (ctx) => {
    ctx.db.tables.returnReason.remove(ctx.params.id)
    return deleted(ctx.params.id, "return_reason")
  },
})
