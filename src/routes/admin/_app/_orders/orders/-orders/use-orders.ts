import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import type { OrderSearch } from "#routes/admin/-queries/order-search.ts"
import { filteredOrdersQuery, needsClientFilter, orders } from "#routes/admin/-queries/orders.ts"

/** Orders per page to check automatically; more are checked on request. */
const MAX_AUTO_CHECKED = 1_000

/** Returns a page of orders, filtered by the server or, where it can't filter, by this hook. */
export function useOrders(search: OrderSearch) {
  const isClientFiltered = needsClientFilter(search)
  const { page = 1, limit = 20 } = search
  const listed = useQuery({ ...orders.list(search), enabled: !isClientFiltered })
  const read = useInfiniteQuery({ ...filteredOrdersQuery(search), enabled: isClientFiltered })

  const pages = read.data?.pages ?? []
  const found = [...new Map(pages.flatMap(({ orders }) => orders).map((order) => [order.id, order])).values()]
  const checked = pages.reduce((sum, { checked }) => sum + checked, 0)
  // One more order than fits on the page proves that there is another page.
  const needsMore = found.length < page * limit + 1
  const { hasNextPage, isFetching, isError, fetchNextPage } = read
  const readOn =
    isClientFiltered && needsMore && hasNextPage && checked < MAX_AUTO_CHECKED * page && !isFetching && !isError
  useEffect(() => {
    if (readOn) void fetchNextPage()
  }, [readOn, fetchNextPage])

  if (!isClientFiltered) {
    const { data, error, refetch, isPlaceholderData } = listed
    return { rows: data?.rows, count: data?.count, error, refetch, isRefreshing: isPlaceholderData, reading: undefined }
  }
  const rows = found.slice((page - 1) * limit, page * limit)
  const isReading = readOn || isFetching
  return {
    // Undefined while orders are being checked, because no match so far doesn't mean that there is none.
    rows: read.data && (rows.length > 0 || !isReading) ? rows : undefined,
    count: read.data && found.length,
    error: read.error,
    refetch: read.refetch,
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
