import type { QueryClient } from "@tanstack/react-query"
import { filteredOrdersQuery, needsClientFilter } from "./filtered-orders.ts"
import { exactNumber } from "./find-order.ts"
import { orders } from "./order.resource.ts"
import type { OrderSearch } from "./order-search.ts"

/** The place of an order in the list that it was opened from: kept in the browser's history, also after a reload. */
export interface OrderPlace {
  /** Search of the list, with the page that the order is on. */
  readonly search: OrderSearch
  /** Ids of the orders on that page, so that an order keeps its neighbors when it no longer matches the search. */
  readonly ids: readonly string[]
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    orderPlace?: OrderPlace
  }
}

/** The place of the orders on a page of the list. */
export function placeOf({ columns: _, view: __, ...search }: OrderSearch, rows: readonly { id: string }[]): OrderPlace {
  return { search, ids: rows.map(({ id }) => id) }
}

export interface Neighbor {
  readonly id: string
  readonly place: OrderPlace
}

/** The order before (-1) or after (1) another one on the same page of the list. */
export function neighborOnPage(place: OrderPlace, id: string, step: -1 | 1): Neighbor | undefined {
  const index = place.ids.indexOf(id)
  const next = index < 0 ? undefined : place.ids[index + step]
  return next === undefined ? undefined : { id: next, place }
}

/** Pages of a hundred orders to check for a page of the list that the server can't filter. */
const MAX_PAGES = 10

async function loadPage(client: QueryClient, search: OrderSearch): Promise<OrderPlace> {
  if (!needsClientFilter(search)) {
    const { rows } = await client.fetchQuery({ ...orders.list(search), staleTime: 0 })
    return placeOf(search, rows)
  }
  const { page = 1, limit = 20 } = search
  const query = filteredOrdersQuery(search)
  for (let pages = client.getQueryData(query.queryKey)?.pages.length ?? 1; ; pages++) {
    const data = await client.fetchInfiniteQuery({ ...query, pages, staleTime: 0 })
    const found = data.pages.flatMap((each) => each.orders)
    const isComplete = data.pages.length < pages || found.length >= page * limit
    if (isComplete || pages >= MAX_PAGES) return placeOf(search, found.slice((page - 1) * limit, page * limit))
  }
}

/**
 * The order before (-1) the first or after (1) the last one of a page. Loads the page again too, because orders that no
 * longer match the search have moved the following ones up.
 */
export async function neighborOnNextPage(
  client: QueryClient,
  { search, ids }: OrderPlace,
  step: -1 | 1,
): Promise<Neighbor | null> {
  const { page = 1 } = search
  if (exactNumber(search.q) !== undefined || page + step < 1) return null
  const near = await Promise.all([page, page + step].map((each) => loadPage(client, { ...search, page: each })))
  const pages = step === 1 ? near : near.toReversed()
  const rows = pages.flatMap((place) => place.ids.map((id) => ({ id, place })))
  const ordered = step === 1 ? rows : rows.toReversed()
  // Orders before the last known one may be new; without a known one, all of the page have left the list.
  const known = ordered.findLastIndex(({ id }) => ids.includes(id))
  return ordered.slice(known + 1).find(({ id }) => !ids.includes(id)) ?? null
}
