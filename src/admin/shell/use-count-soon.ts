import { hashKey, type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"

/** Milliseconds to wait for a page's own requests. */
const COUNT_DELAY = 3_000

interface Count {
  readonly key: QueryKey
  /** Loads the count unless it is fresh. */
  load(client: QueryClient): Promise<unknown>
  /** Names of resources in query keys, whose changes can change the count. */
  readonly related: readonly string[]
}

/**
 * Loads a count of the navigation after the page's own requests: when a page or the window is opened, after a change in
 * this tab, and at once when a related list was loaded. The count's query is disabled, so that an invalidation doesn't load it while a page is loading.
 */
export function useCountSoon({ key, load, related }: Count): void {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const countSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void load(client), COUNT_DELAY)
    }
    const countNow = () => {
      clearTimeout(timer)
      void load(client)
    }
    const invalidate = () => client.invalidateQueries({ queryKey: key, exact: true, refetchType: "none" })
    countSoon()
    const ownHash = hashKey(key)
    const stops = [
      router.subscribe("onResolved", countSoon),
      client.getQueryCache().subscribe((event) => {
        if (event.type !== "updated") return
        const { queryHash, queryKey } = event.query
        const isRelated = queryHash !== ownHash && related.includes(String(queryKey[1]))
        if (event.action.type === "invalidate") {
          if (queryHash === ownHash) countSoon()
          else if (isRelated) void invalidate()
        }
        // The page shows new rows: the count beside its link must not be older.
        if (event.action.type === "success" && !event.action.manual && isRelated) void invalidate().then(countNow)
      }),
    ]
    window.addEventListener("focus", countSoon)
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      window.removeEventListener("focus", countSoon)
    }
  }, [client, router, key, load, related])
}
