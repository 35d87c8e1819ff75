import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { CampaignSearch, PromotionSearch } from "./search.ts"

const PROMOTION_FIELDS =
  "id,code,type,status,is_automatic,is_tax_inclusive,limit,used,created_at,updated_at,*application_method,*campaign,*campaign.budget"

export const promotions = defineResource({
  name: "promotions",
  table: () => adminSdk().admin.promotion,
  keys: { many: "promotions", one: "promotion" },
  fields: {
    list: PROMOTION_FIELDS,
    one: `${PROMOTION_FIELDS},*application_method.target_rules,*rules`,
    selected: PROMOTION_FIELDS,
  },
  sort: "code",
  toQuery: (search: PromotionSearch) => ({
    campaign_id: search.campaign,
    application_method: search.currency === undefined ? undefined : { currency_code: search.currency },
    ...datesQuery(search),
  }),
  affects: ["campaigns"],
})
export type PromotionRow = NonNullable<Awaited<ReturnType<typeof promotions.all>>[number]>

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

/** A campaign as an option of a picker. */
export const campaignOption = ({ id, name, campaign_identifier }: CampaignRow) => ({
  value: id,
  label: name,
  description: campaign_identifier,
})
