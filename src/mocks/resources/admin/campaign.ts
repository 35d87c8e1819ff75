import { changePromotions, createCampaign, updateCampaign } from "#mocks/domain/promotions/campaigns.ts"
import { found, notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { campaignEndpoints } from "#schema/admin/campaign.endpoints.ts"
import { campaignSchemas } from "#schema/admin/campaign.ts"

export const campaignRoutes = implement(campaignEndpoints, campaignSchemas, {
  list: (ctx) => page(ctx, "campaign", "campaigns"),
  create: (ctx) => ({ campaign: show(ctx, "campaign", createCampaign(ctx.db, ctx.body)) }),
  retrieve: (ctx) => {
    const { id } = ctx.params
    const row = found(ctx.db.tables.campaign.get(id), `Campaign with id: ${id} was not found`)
    return { campaign: show(ctx, "campaign", row) }
  },
  update: (ctx) => ({ campaign: show(ctx, "campaign", updateCampaign(ctx.db, ctx.params.id, ctx.body)) }),
  delete: (ctx) => {
    ctx.db.tables.campaign.remove(ctx.params.id)
    return deleted(ctx.params.id, "campaign")
  },
  batchPromotions: (ctx) => {
    const row = ctx.db.tables.campaign.get(ctx.params.id)
    const { id } = ctx.params
    if (!row && (ctx.body.add?.length || ctx.body.remove?.length))
      throw notFound(`Campaign with id: ${id} was not found`)
    if (!row) return {}
    changePromotions(ctx.db, row.id, ctx.body)
    return { campaign: show(ctx, "campaign", row) }
  },
})
