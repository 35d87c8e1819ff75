import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { PromotionSearch } from "./promotion-search.ts"

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
