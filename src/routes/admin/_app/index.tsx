import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { foundIn, inboxQuery } from "#routes/admin/-queries/inbox.ts"
import { waitingQuery } from "#routes/admin/-queries/open-work.ts"
import { waitingReturnsQuery } from "#routes/admin/-queries/return-lists.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Icon, type IconName } from "#ui/icon.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

export const Route = createFileRoute("/admin/_app/")({ component: Overview })

const CARD =
  "grid h-full content-between gap-2 rounded-xl border border-line bg-surface p-5 text-muted shadow-xs hover:border-edge-strong"

/** Counts of open work, each with a link to its list. */
function Overview() {
  const t = useTranslations("admin.layout.start")
  const queries = [useQuery(waitingQuery), useQuery(waitingReturnsQuery), useInfiniteQuery(inboxQuery)] as const
  const [{ data: waiting }, { data: returns }, { data: unfinished }] = queries
  const failed = queries.filter(({ isError }) => isError)
  return (
    <Page>
      <PageHeader title={t("title")} description={t("text")} />
      {failed.length > 0 && (
        <Banner
          tone="refused"
          title={t("failed")}
          action={
            <Button size="sm" icon="refresh" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
              {t("retry")}
            </Button>
          }
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <li>
          <Link to="/admin/orders" search={{ status: ["pending"] }} className={CARD}>
            <Waiting icon="box" label={t("orders")} count={waiting?.orders} />
          </Link>
        </li>
        <li>
          <Link to="/admin/inbox" className={CARD}>
            <Waiting icon="clock" label={t("unfinished")} count={unfinished && foundIn(unfinished.pages).rows.length} />
          </Link>
        </li>
        <li>
          <Link to="/admin/returns" search={{ status: ["requested", "partially_received"] }} className={CARD}>
            <Waiting icon="return" label={t("returns")} count={returns?.returns} />
          </Link>
        </li>
        <li>
          <Link to="/admin/draft-orders" className={CARD}>
            <Waiting icon="edit" label={t("drafts")} count={waiting?.drafts} />
          </Link>
        </li>
      </ul>
    </Page>
  )
}

interface WaitingProps {
  icon: IconName
  label: string
  /** Undefined while loading. */
  count: number | undefined
}

function Waiting({ icon, label, count }: WaitingProps) {
  const t = useTranslations("admin.layout.start")
  return (
    <>
      <span className="flex items-center gap-2">
        <Icon name={icon} />
        {label}
      </span>
      <span className="text-xl font-semibold text-ink tabular-nums">
        {count === undefined ? "–" : t("count", { count })}
      </span>
    </>
  )
}
