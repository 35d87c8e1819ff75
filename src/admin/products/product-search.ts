import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { listOf, oneOf, text } from "#lib/search-params.ts"

export const productStatuses = ["draft", "proposed", "published", "rejected"] as const
export type ProductStatus = (typeof productStatuses)[number]

const ids = listOf(text())

/** Search parameters of the product list. */
export const productSearch = listSearch(
  {
    status: listOf(oneOf(productStatuses)),
    channel: ids,
    collection: ids,
    category: ids,
    type: ids,
    tag: ids,
    sku: text(),
    created_at: days,
    updated_at: days,
  },
  ["title", "created_at", "updated_at"],
)
export type ProductSearch = ReturnType<typeof productSearch>
