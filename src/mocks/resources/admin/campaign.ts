import { changePromotions, createCampaign, updateCampaign } from "#mocks/domain/promotions/campaigns.ts"
import { notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { campaignEndpoints } from "#schema/admin/campaign.endpoints.ts"
import { campaignSchemas } from "#schema/admin/campaign.ts"

const missing = (id: string) => `Campaign with id: ${id} was not found`
const { resolvers, answer } = recordResolvers({ node: "campaign", many: "campaigns", missing })

export const campaignRoutes = implement(campaignEndpoints, campaignSchemas, {
  ...resolvers,
  create: answer((ctx) => createCampaign(ctx.db, ctx.body)),
  update: answer((ctx) => updateCampaign(ctx.db, ctx.params.id, ctx.body)),
  batchPromotions: answer((ctx) => {
    const { id } = ctx.params
    const row = ctx.db.tables.campaign.get(id)
    if (!row && (ctx.body.add?.length || ctx.body.remove?.length)) throw notFound(missing(id))
    if (row) changePromotions(ctx.db, row.id, ctx.body)
    return row
  }),
})
