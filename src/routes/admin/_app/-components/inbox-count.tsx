import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { foundIn, inboxQuery } from "#routes/admin/-data/inbox.ts"

const SETTLED = 3_000
const FRESH = 300_000

/** How much waits, as far as was looked. It looks for itself when the page has come to rest, and seldom. */
export function InboxCount() {
  const client = useQueryClient()
  // Not enabled: what was done on a page must not have all orders asked again from here.
  const { data } = useInfiniteQuery({ ...inboxQuery, enabled: false })
  useEffect(() => {
    const timer = setTimeout(() => {
      void client.prefetchInfiniteQuery({ ...inboxQuery, staleTime: FRESH })
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [client])
  const count = data ? foundIn(data.pages).rows.length : 0
  if (count === 0) return null
  return (
    <span className="ml-auto rounded-full bg-inactive-soft px-1.5 text-xs/5 font-normal text-muted tabular-nums">
      {count}
    </span>
  )
}
