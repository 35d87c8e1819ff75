import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { foundIn, inboxQuery } from "#admin/orders/inbox/inbox.ts"
import { countsQuery } from "#admin/orders/open-work.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { NavItem } from "./nav-items.ts"
import { useCountSoon } from "./use-count-soon.ts"

/** Milliseconds between counts without a change in this tab. Counting the inbox takes a request per recent order. */
const FRESH = 300_000

const inbox = {
  key: inboxQuery.queryKey,
  load: (client: QueryClient) => client.prefetchInfiniteQuery({ ...inboxQuery, staleTime: FRESH }),
  related: [],
}
const counts = {
  key: countsQuery.queryKey,
  load: (client: QueryClient) => client.prefetchQuery({ ...countsQuery, staleTime: FRESH }),
  related: ["draft-orders", "return-lists", "returns"],
}

/** Number of records behind a link of the navigation that wait for someone; nothing for other links. */
export function NavCount({ item }: { item: NavItem["key"] }) {
  if (item === "inbox") return <InboxCount />
  return item === "draftOrders" || item === "returns" ? <WorkCount item={item} /> : null
}

/** Number of unfinished changes. */
function InboxCount() {
  useCountSoon(inbox)
  const { data } = useInfiniteQuery({ ...inboxQuery, enabled: false })
  return <Count count={data ? foundIn(data.pages).rows.length : 0} />
}

/** Number of drafts, or of returns to receive. */
function WorkCount({ item }: { item: "draftOrders" | "returns" }) {
  useCountSoon(counts)
  const { data } = useQuery({ ...countsQuery, enabled: false })
  return <Count count={data?.[item] ?? 0} />
}

function Count({ count }: { count: number }) {
  const t = useTranslations("admin.layout")
  if (count === 0) return null
  return (
    <span className="ml-auto rounded-full bg-inactive-soft px-1.5 text-xs/5 font-normal text-muted tabular-nums">
      {t("count", { count })}
    </span>
  )
}
