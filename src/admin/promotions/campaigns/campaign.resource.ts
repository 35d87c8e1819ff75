import { adminSdk } from "#admin/api/client.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { CampaignSearch } from "./campaign-search.ts"

export const campaigns = defineResource({
  name: "campaigns",
  table: () => adminSdk().admin.campaign,
  keys: { many: "campaigns", one: "campaign" },
  fields: {
    list: "id,name,campaign_identifier,starts_at,ends_at,created_at,updated_at,*budget",
    one: "id,name,campaign_identifier,description,starts_at,ends_at,*budget,*budget.usages,created_at,updated_at",
  },
  sort: "name",
  toQuery: (search: CampaignSearch) => ({
    budget: search.currency === undefined ? undefined : { currency_code: search.currency },
  }),
  affects: ["promotions"],
})

export type CampaignRow = NonNullable<Awaited<ReturnType<typeof campaigns.all>>[number]>
