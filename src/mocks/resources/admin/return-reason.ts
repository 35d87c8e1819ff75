import { checkLinked } from "#mocks/domain/system/links.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { returnReasonEndpoints } from "#schema/admin/return-reason.endpoints.ts"
import { returnReasonSchemas } from "#schema/admin/return-reason.ts"

const missing = (id: string) => `Return reason with id: ${id} was not found`

const { resolvers, answer } = recordResolvers({ node: "return_reason", many: "return_reasons", missing })

export const returnReasonRoutes = implement(returnReasonEndpoints, returnReasonSchemas, {
  ...resolvers,
  create: answer((ctx) => {
    const { returnReason } = ctx.db.tables
    const { parent_return_reason_id: parent } = ctx.body
    if (parent) checkLinked(returnReason, "parent_return_reason_id", [parent])
    return returnReason.insert(ctx.body)
  }),
  update: answer((ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.returnReason.get(id), missing(id))
    return ctx.db.tables.returnReason.update(id, ctx.body)
  }),
})
