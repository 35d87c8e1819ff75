import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { foundIn, inboxQuery } from "#routes/admin/-queries/inbox.ts"

/** Milliseconds to wait for a page's own requests. */
const COUNT_DELAY = 3_000
/** Milliseconds between counts without a change in this tab: counting takes a request per recent order. */
const FRESH = 300_000

/** Number of unfinished changes; reloaded after a change in this tab, otherwise at most every five minutes. */
export function InboxCount() {
  const client = useQueryClient()
  const router = useRouter()
  // Disabled, so an invalidation doesn't load all orders while the page itself is loading.
  const { data } = useInfiniteQuery({ ...inboxQuery, enabled: false })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const countSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void client.prefetchInfiniteQuery({ ...inboxQuery, staleTime: FRESH }), COUNT_DELAY)
    }
    countSoon()
    const hash = JSON.stringify(inboxQuery.queryKey)
    const stops = [
      router.subscribe("onResolved", countSoon),
      client.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "invalidate" && event.query.queryHash === hash)
          countSoon()
      }),
    ]
    window.addEventListener("focus", countSoon)
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      window.removeEventListener("focus", countSoon)
    }
  }, [client, router])
  const count = data ? foundIn(data.pages).rows.length : 0
  if (count === 0) return null
  return (
    <span className="ml-auto rounded-full bg-inactive-soft px-1.5 text-xs/5 font-normal text-muted tabular-nums">
      {count}
    </span>
  )
}
