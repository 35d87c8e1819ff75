import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { ListQuery } from "#admin/kit/resource.ts"
import { Pagination } from "#ui/pagination.tsx"

export interface Paging {
  readonly page: number
  readonly limit: 20
}

const LIMIT = 20

/** One page of linked records, and the pagination if there are several. */
export function useLinkedPage<Row>(list: (paging: Paging) => ListQuery<Row>) {
  const [page, setPage] = useState(1)
  const options = list({ page, limit: LIMIT })
  const query = useQuery(options)
  const { rows, count = 0 } = query.data ?? {}
  const isPastEnd = rows?.length === 0 && count > 0
  const lastPage = Math.max(Math.ceil(count / LIMIT), 1)
  // The last records of the last page were removed.
  if (rows?.length === 0 && !query.isPlaceholderData && page > lastPage) setPage(lastPage)
  const pages = count > LIMIT && <Pagination count={count} page={page} pageSize={LIMIT} onPage={setPage} />
  return { ...query, data: isPastEnd ? undefined : query.data, queryKey: options.queryKey, setPage, pages }
}
