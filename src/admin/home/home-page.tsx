import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { type ReactNode, Suspense } from "react"
import { availableQuery } from "#admin/inventory/available-list.ts"
import { ArrangeButton } from "#admin/kit/arrange-button.tsx"
import { adminExtensions } from "#admin/kit/extensions/admin-extensions.ts"
import { layoutQuery, shownCards } from "#admin/kit/layout.ts"
import { filteredOrdersQuery } from "#admin/orders/filtered-orders.ts"
import { foundIn, type InboxPage, inboxQuery } from "#admin/orders/inbox/inbox.ts"
import { countsQuery, pendingOrdersQuery } from "#admin/orders/open-work.ts"
import type { OrderSearch } from "#admin/orders/order-search.ts"
import { labelIn } from "#app/extensions/define-texts.ts"
import { ExtensionPart } from "#app/extensions/extension-part.tsx"
import { brand } from "#lib/brand.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Locale } from "#lib/locale.ts"
import { Banner } from "#ui/banner.tsx"
import { Icon, type IconName } from "#ui/icon.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { failedRunsQuery } from "./failed-runs-query.ts"

const Sales = late(async () => (await import("#admin/home/sales.tsx")).Sales)

const PARTS = [Sales]

const FirstSaleNotice = late(async () => (await import("#admin/home/first-sale-notice.tsx")).FirstSaleNotice, "hidden")

const UnnamedNotice = late(async () => (await import("#admin/home/unnamed-notice.tsx")).UnnamedNotice, "hidden")

const CARD =
  "grid h-full content-between gap-2 rounded-xl border border-line bg-surface p-5 text-muted shadow-xs hover:border-edge-strong"

// The searches of the lists that the counts lead to.
const TO_FULFILL: OrderSearch = { work: "fulfill" }

const TO_REFUND: OrderSearch = { balance: "refund" }

const LOW_STOCK = { available: "..5" }

/** Name of the page and of its last card in the layouts of the server. */
const ZONE = "home"

const SALES = "sales"

/** The cards of the page, and the queries of their counts. */
function useCards() {
  const t = useTranslations("admin.home")
  // Open orders are few, so that all are checked; of the completed ones, few have replacement items to fulfill.
  const open = useInfiniteQuery(filteredOrdersQuery({ ...TO_FULFILL, status: ["pending", "requires_action"] }))
  const completed = useInfiniteQuery(filteredOrdersQuery({ ...TO_FULFILL, status: ["completed"] }))
  const toFulfill = open.data && completed.data && [...open.data.pages, ...completed.data.pages]
  const toRefund = useInfiniteQuery(filteredOrdersQuery(TO_REFUND))
  const unfinished = useInfiniteQuery(inboxQuery)
  const pending = useQuery(pendingOrdersQuery)
  const counts = useQuery(countsQuery)
  const lowStock = useQuery(availableQuery(LOW_STOCK))
  const failedRuns = useQuery(failedRunsQuery)
  const queries = [open, completed, counts, toRefund, lowStock, unfinished, pending, failedRuns]
  const cards = [
    {
      id: "toFulfill",
      name: t("todo.toFulfill"),
      content: (
        <Link to="/admin/orders" search={{ ...TO_FULFILL, view: "unfulfilled" }} className={CARD}>
          <Waiting icon="box" label={t("todo.toFulfill")} {...checkedOrders(toFulfill)} />
        </Link>
      ),
    },
    {
      id: "returns",
      name: t("todo.returns"),
      content: (
        <Link to="/admin/returns" search={{ status: ["requested", "partially_received"] }} className={CARD}>
          <Waiting icon="return" label={t("todo.returns")} count={counts.data?.returns} />
        </Link>
      ),
    },
    {
      id: "toRefund",
      name: t("todo.toRefund"),
      content: (
        <Link to="/admin/orders" search={{ ...TO_REFUND, view: "toRefund" }} className={CARD}>
          <Waiting icon="money" label={t("todo.toRefund")} {...checkedOrders(toRefund.data?.pages)} />
        </Link>
      ),
    },
    {
      id: "lowStock",
      name: t("todo.lowStock"),
      content: (
        <Link to="/admin/inventory" search={LOW_STOCK} className={CARD}>
          <Waiting icon="truck" label={t("todo.lowStock")} {...checkedItems(lowStock.data)} />
        </Link>
      ),
    },
    {
      id: "orders",
      name: t("todo.orders"),
      content: (
        <Link to="/admin/orders" search={{ status: ["pending"] }} className={CARD}>
          <Waiting icon="box" label={t("todo.orders")} count={pending.data} />
        </Link>
      ),
    },
    {
      id: "unfinished",
      name: t("todo.unfinished"),
      content: (
        <Link to="/admin/inbox" className={CARD}>
          <Waiting icon="clock" label={t("todo.unfinished")} {...checkedChanges(unfinished.data?.pages)} />
        </Link>
      ),
    },
    {
      id: "drafts",
      name: t("todo.drafts"),
      content: (
        <Link to="/admin/draft-orders" className={CARD}>
          <Waiting icon="edit" label={t("todo.drafts")} count={counts.data?.draftOrders} />
        </Link>
      ),
    },
    {
      id: "failedRuns",
      name: t("todo.failedRuns"),
      content: (
        <Link to="/admin/settings/workflows" search={{ state: ["failed"] }} className={CARD}>
          <Waiting icon="refresh" label={t("todo.failedRuns")} count={failedRuns.data} />
        </Link>
      ),
    },
    ...tilesOf(useLocale()),
    { id: SALES, name: t("sales.title"), content: null },
  ]
  return { cards, pending, queries }
}

/** The tiles of extensions. */
const tilesOf = (locale: Locale) =>
  adminExtensions.loaded().flatMap(({ extension, title, tiles = [] }) =>
    tiles.map(({ id, name, component: Tile }) => ({
      id: `${extension}.${id}`,
      name: labelIn(name, locale),
      content: (
        <ExtensionPart extension={labelIn(title, locale)}>
          <Tile />
        </ExtensionPart>
      ),
    })),
  )

/** Counts of open tasks, each with a link to its list, and the sales of a period. */
export function HomePage() {
  const t = useTranslations("admin.home")
  usePreload(PARTS)
  const { cards, pending, queries } = useCards()
  const failed = queries.filter(({ isError }) => isError)
  const { data: layout } = useQuery(layoutQuery(ZONE))
  const shown = shownCards(cards, layout?.placements)
  return (
    <Page>
      <PageHeader title={t("title")} description={t("text")} actions={<ArrangeButton zone={ZONE} cards={cards} />} />
      {failed.length > 0 && (
        <Banner
          tone="refused"
          title={t("failed")}
          action={<RetryButton size="sm" onClick={() => failed.forEach(({ refetch }) => void refetch())} />}
        />
      )}
      {!brand().name && (
        <Suspense>
          <UnnamedNotice />
        </Suspense>
      )}
      {pending.data === 0 && (
        <Suspense>
          <FirstSaleNotice />
        </Suspense>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {shown.map(({ id, content }) => content && <li key={id}>{content}</li>)}
      </ul>
      {shown.some(({ id }) => id === SALES) && (
        <Suspense fallback={<div className="h-128" />}>
          <Sales />
        </Suspense>
      )}
    </Page>
  )
}

/**
 * The number of orders found so far; with a note if not all were checked, because the server can't filter by it. Pages of
 * several lists can be counted together.
 */
function checkedOrders(pages: readonly OrdersPage[] | undefined) {
  if (!pages) return { count: undefined }
  const checked = pages.reduce((sum, page) => sum + page.checked, 0)
  const isIncomplete = pages.some((page) => page.checked < page.all)
  const count = pages.reduce((sum, page) => sum + page.orders.length, 0)
  return isIncomplete ? { count, checked } : { count }
}

interface OrdersPage {
  readonly orders: readonly unknown[]
  readonly checked: number
  readonly all: number
}

/** The number of unfinished changes found; with a note if only the changes of the latest orders were checked. */
function checkedChanges(pages: readonly InboxPage[] | undefined) {
  if (!pages) return { count: undefined }
  const { rows, checked, all } = foundIn(pages)
  return checked < all ? { count: rows.length, checked } : { count: rows.length }
}

/** The number of items found; with a note if not all were checked, for the same reason. */
function checkedItems(data: { count: number; checked: number; all: number } | undefined) {
  if (!data) return { count: undefined }
  const { count, checked, all } = data
  return checked < all ? { count, checked, of: "items" as const } : { count }
}

interface WaitingProps {
  icon: IconName
  label: ReactNode
  /** Undefined while loading. */
  count: number | undefined
  /** Number of latest orders, or of items, that were checked, if there are more. */
  checked?: number
  of?: "orders" | "items"
}

function Waiting({ icon, label, count, checked, of = "orders" }: WaitingProps) {
  const t = useTranslations("admin.home")
  return (
    <>
      <span className="flex items-center gap-2">
        <Icon name={icon} />
        {label}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-xl font-semibold text-ink tabular-nums">
          {count === undefined ? "–" : t("count", { count })}
        </span>
        {checked !== undefined && <span className="text-xs">{t(`checked.${of}`, { count: checked })}</span>}
      </span>
    </>
  )
}
