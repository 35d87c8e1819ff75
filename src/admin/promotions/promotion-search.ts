import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { listOf, oneOf, text } from "#lib/search-params.ts"

export const promotionStatuses = ["active", "inactive", "draft"] as const
export type PromotionStatus = (typeof promotionStatuses)[number]
export const promotionTypes = ["standard", "buyget"] as const

export const promotionSearch = listSearch(
  {
    status: listOf(oneOf(promotionStatuses)),
    type: oneOf(promotionTypes),
    campaign: listOf(text()),
    currency: listOf(text(/^[a-z]{3}$/)),
    created_at: days,
    updated_at: days,
  },
  ["code", "type", "status", "used", "created_at", "updated_at"],
)
export type PromotionSearch = ReturnType<typeof promotionSearch>
