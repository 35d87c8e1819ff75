import { createApiKey, deleteApiKey, linkApiKey, revokeApiKey } from "#mocks/domain/auth/api-keys.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { apiKeyEndpoints } from "#schema/admin/api-key.endpoints.ts"
import { apiKeySchemas } from "#schema/admin/api-key.ts"

const missing = (id: string) => `API Key with id: ${id} was not found`

export const apiKeyRoutes = implement(apiKeyEndpoints, apiKeySchemas, {
  list: (ctx) => page(ctx, "api_key", "api_keys"),
  create: (ctx) => {
    const { row, token } = createApiKey(ctx.db, { ...ctx.body, created_by: ctx.actor?.id ?? "" })
    const { sales_channels: _, ...shown } = show(ctx, "api_key", row, { only: ["*"] })
    return { api_key: { ...shown, token } }
  },
  retrieve: (ctx) => {
    const { id } = ctx.params
    return { api_key: show(ctx, "api_key", found(ctx.db.tables.apiKey.get(id), missing(id))) }
  },
  update: (ctx) => {
    if (!ctx.db.tables.apiKey.get(ctx.params.id)) return {}
    return { api_key: show(ctx, "api_key", ctx.db.tables.apiKey.update(ctx.params.id, ctx.body)) }
  },
  delete: (ctx) => {
    deleteApiKey(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "api_key")
  },
  revoke: (ctx) => {
    const key = ctx.db.tables.apiKey.get(ctx.params.id)
    if (!key) return {}
    return { api_key: show(ctx, "api_key", revokeApiKey(ctx.db, key, ctx.actor?.id ?? "", ctx.body.revoke_in)) }
  },
  batchSalesChannels: (ctx) => {
    const key = found(ctx.db.tables.apiKey.get(ctx.params.id), missing(ctx.params.id))
    linkApiKey(ctx.db, key, ctx.body)
    return { api_key: show(ctx, "api_key", key) }
  },
})
