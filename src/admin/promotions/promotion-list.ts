import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { pageSizes } from "#admin/kit/list/list-search.ts"
import type { Listable, ListPageData } from "#admin/kit/resource.ts"
import { items } from "#sdk/pages.ts"
import { type PromotionRow, promotions } from "./promotion.resource.ts"
import type { PromotionSearch } from "./promotion-search.ts"

/** Promotions per request while all of them are checked. */
const CHECK_PAGE = 1_000

const isChecked = ({ status, type }: PromotionSearch) => status !== undefined || type !== undefined
const matches = (row: Pick<PromotionRow, "status" | "type">, { status, type }: PromotionSearch): boolean =>
  (status?.includes(row.status ?? "draft") ?? true) && (type === undefined || row.type === type)

/** Ids of the promotions with a status and a type, in the order of the list; one query for all pages. */
function matchingIds({ page: _, limit: __, columns: ___, view: ____, ...search }: PromotionSearch) {
  return queryOptions({
    queryKey: ["admin", promotions.name, "list", { checked: search }],
    queryFn: async ({ signal }) => {
      const order = search.sort ?? promotions.sort
      const query = { ...promotions.matching(search), fields: "id,status,type", order, limit: CHECK_PAGE }
      const ids: string[] = []
      for await (const row of items(adminSdk().admin.promotion.list, { query }, { signal }))
        if (matches(row, search)) ids.push(row.id)
      return ids
    },
    staleTime: 10_000,
  })
}

/**
 * The list of promotions. The server can't filter by status or type: with such a filter, the ids of all promotions are
 * read once, and then the rows of the page.
 */
export const promotionList: Listable<PromotionRow, PromotionSearch> = {
  name: promotions.name,
  sort: promotions.sort,
  list: (search) => {
    if (!isChecked(search)) return promotions.list(search)
    const { page = 1, limit = pageSizes[0] } = search
    return queryOptions({
      queryKey: ["admin", promotions.name, "list", { checked: search, page, limit }] as readonly unknown[],
      queryFn: async ({ client, signal }): Promise<ListPageData<PromotionRow>> => {
        const ids = await client.fetchQuery(matchingIds(search))
        const id = ids.slice((page - 1) * limit, page * limit)
        if (id.length === 0) return { rows: [], count: ids.length }
        const query = { id, fields: promotions.fields.list, order: search.sort ?? promotions.sort, limit }
        const answer = await adminSdk().admin.promotion.list({ query }, { signal })
        return { rows: answer.promotions, count: ids.length }
      },
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    })
  },
  all: async (search, options) => (await promotions.all(search, options)).filter((row) => matches(row, search)),
}
