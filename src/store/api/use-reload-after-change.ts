import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"

/** Runs the loaders of the page again once the data of a query that they have used has changed. */
export function useReloadAfterChange<T, Key extends QueryKey>(query: UseQueryOptions<T, Error, T, Key>): void {
  const router = useRouter()
  const { data } = useQuery(query)
  const used = useRef(data)
  useEffect(() => {
    if (data === used.current) return
    used.current = data
    void router.invalidate()
  }, [data, router])
}
