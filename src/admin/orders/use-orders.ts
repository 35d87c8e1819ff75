import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import type { Order } from "#schema/admin/entities/order.ts"
import { filteredOrdersQuery, needsClientFilter } from "./filtered-orders.ts"
import { exactNumber, orderByNumberQuery } from "./find-order.ts"
import { orders } from "./order.resource.ts"
import type { OrderSearch } from "./order-search.ts"

/** Orders per page to check automatically; more are checked on request. */
const MAX_AUTO_CHECKED = 1_000

/**
 * Returns a page of orders, filtered by the server or, where it can't filter, by this hook. A text that the server
 * doesn't find is searched in items and tracking numbers; `search` is the one that was used.
 */
export function useOrders(search: OrderSearch) {
  const isExact = exactNumber(search.q) !== undefined
  const isClientFiltered = !isExact && needsClientFilter(search)
  const listed = useListed(search, isExact, !isClientFiltered)
  const filtered = useFiltered(search, isClientFiltered)
  const named = isClientFiltered ? filtered : listed
  const itemSearch = { ...search, q: undefined, item: search.q }
  const hasNone = named.count === 0 && !named.isRefreshing && (named.reading?.all ?? 0) === 0
  const isItemSearch = Boolean(search.q?.trim()) && !isExact && !search.item && hasNone
  const withItem = useFiltered(itemSearch, isItemSearch)
  return isItemSearch ? { ...withItem, search: itemSearch } : { ...named, search }
}

const isFiltered = ({ status, region, channel, customer, created_at }: OrderSearch): boolean =>
  [status, region, channel, customer, created_at].some((filter) => filter?.length)

/** A page that the server filters. The order with the searched number is the first row, or the only one for "#144". */
function useListed(search: OrderSearch, isExact: boolean, enabled: boolean) {
  const numbered = useQuery({ ...orderByNumberQuery(search.q), ...(enabled ? {} : { enabled }) })
  const listed = useQuery({ ...orders.list(search), enabled: enabled && !isExact })
  if (isExact) {
    const { data, error, refetch } = numbered
    const rows = data === undefined ? undefined : data === null ? [] : [data]
    const loadAll = async () => rows ?? []
    return { rows, count: rows?.length, error, refetch, loadAll, isRefreshing: false, reading: undefined }
  }
  const { data, error, refetch, isPlaceholderData } = listed
  const found = !isPlaceholderData && (search.page ?? 1) === 1 ? numbered.data : undefined
  // The number is looked up without filters.
  const first = found && isFiltered(search) ? data?.rows.find(({ id }) => id === found.id) : found
  const rows = first && data ? [first, ...data.rows.filter(({ id }) => id !== first.id)] : data?.rows
  return {
    rows,
    count: data?.count,
    error,
    refetch,
    loadAll: () => orders.all(search),
    isRefreshing: isPlaceholderData,
    reading: undefined,
  }
}

/** Orders that move to the next page while pages are loaded would be there twice. */
const uniqueOrders = (pages: readonly { readonly orders: readonly Order[] }[]): readonly Order[] => [
  ...new Map(pages.flatMap(({ orders }) => orders).map((order) => [order.id, order])).values(),
]

/** A page of the orders that have been checked here. */
function useFiltered(search: OrderSearch, enabled: boolean) {
  const client = useQueryClient()
  const { page = 1, limit = 20 } = search
  const read = useInfiniteQuery({ ...filteredOrdersQuery(search), enabled })

  const pages = read.data?.pages ?? []
  const found = uniqueOrders(pages)
  const checked = pages.reduce((sum, { checked }) => sum + checked, 0)
  // One more order than fits on the page proves that there is another page.
  const needsMore = found.length < page * limit + 1
  const { hasNextPage, isFetching, isError, fetchNextPage } = read
  const readOn = enabled && needsMore && hasNextPage && checked < MAX_AUTO_CHECKED * page && !isFetching && !isError
  useEffect(() => {
    if (readOn) void fetchNextPage()
  }, [readOn, fetchNextPage])

  const rows = found.slice((page - 1) * limit, page * limit)
  const isReading = readOn || isFetching
  return {
    // Undefined while orders are being checked, because no match so far doesn't mean that there is none.
    rows: read.data && (rows.length > 0 || !isReading) ? rows : undefined,
    count: read.data && found.length,
    error: read.error,
    refetch: read.refetch,
    /** Checks all orders, however many: what is exported or selected must be complete. */
    loadAll: async (): Promise<readonly Order[]> => {
      const query = filteredOrdersQuery(search)
      const { pages } = await client.fetchInfiniteQuery({ ...query, pages: Number.POSITIVE_INFINITY, staleTime: 0 })
      return uniqueOrders(pages)
    },
    isRefreshing: false,
    reading: read.data && {
      checked,
      all: pages.at(-1)?.all ?? 0,
      busy: isReading,
      /** Checks more orders after the automatic limit. */
      checkMore: hasNextPage && needsMore && !isReading ? () => void fetchNextPage() : undefined,
    },
  }
}
