import { createApiKey, deleteApiKey, linkApiKey, revokeApiKey } from "#mocks/domain/auth/api-keys.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { show } from "#mocks/resources/reply.ts"
import { apiKeyEndpoints } from "#schema/admin/api-key.endpoints.ts"
import { apiKeySchemas } from "#schema/admin/api-key.ts"

const missing = (id: string) => `API Key with id: ${id} was not found`
const { resolvers, answer, removal } = recordResolvers({ node: "api_key", many: "api_keys", missing })

export const apiKeyRoutes = implement(apiKeyEndpoints, apiKeySchemas, {
  ...resolvers,
  create: (ctx) => {
    const { row, token } = createApiKey(ctx.db, { ...ctx.body, created_by: ctx.actor?.id ?? "" })
    const { sales_channels: _, ...columns } = show(ctx, "api_key", row, { only: ["*"] })
    return { api_key: { ...columns, token } }
  },
  update: answer((ctx) => {
    const { apiKey } = ctx.db.tables
    return apiKey.get(ctx.params.id) && apiKey.update(ctx.params.id, ctx.body)
  }),
  delete: removal((ctx) => deleteApiKey(ctx.db, ctx.params.id)),
  revoke: answer((ctx) => {
    const key = ctx.db.tables.apiKey.get(ctx.params.id)
    return key && revokeApiKey(ctx.db, key, ctx.actor?.id ?? "", ctx.body.revoke_in)
  }),
  batchSalesChannels: answer((ctx) => {
    const key = found(ctx.db.tables.apiKey.get(ctx.params.id), missing(ctx.params.id))
    linkApiKey(ctx.db, key, ctx.body)
    return key
  }),
})
