import { listSearch } from "#admin/kit/list/list-search.ts"
import { text } from "#lib/search-params.ts"

export const campaignSearch = listSearch({ currency: text(/^[a-z]{3}$/) }, [
  "name",
  "campaign_identifier",
  "starts_at",
  "ends_at",
  "created_at",
  "updated_at",
])
export type CampaignSearch = ReturnType<typeof campaignSearch>
