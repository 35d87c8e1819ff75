import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useDiscard } from "#admin/orders/order-change/use-discard.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { changedOrdersQuery } from "./changed-orders.ts"
import { foundIn, type InboxRow, inboxQuery } from "./inbox.ts"
import { useInboxColumns } from "./inbox-columns.tsx"

/** Unfinished changes of all orders; each can be continued or discarded. */
export function InboxPage() {
  const t = useTranslations("admin.inbox")
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(inboxQuery)
  const found = data && foundIn(data.pages)
  const { data: orders } = useQuery(changedOrdersQuery(found?.rows ?? []))
  const rows = found?.rows.map((row) => {
    const order = orders?.get(row.orderId)
    return order ? { ...row, orderNumber: order.display_id, email: order.email ?? undefined } : row
  })
  // Kept until the dialog has closed: the row is gone as soon as its change is discarded.
  const [asked, setAsked] = useState<InboxRow>()
  const discard = useDiscard(() => String(asked?.orderNumber ?? ""))
  const columns = useInboxColumns((row) => {
    setAsked(row)
    discard.ask({ kind: row.type, orderId: row.orderId, changeId: row.id })
  })
  const more = hasNextPage && (
    <Button icon="history" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
      {t("older")}
    </Button>
  )
  return (
    <Page width="wide">
      <PageHeader
        title={t("title")}
        description={t("hint")}
        actions={
          <Button icon="refresh" busy={isFetching && !isFetchingNextPage} onClick={() => refetch()}>
            {t("again")}
          </Button>
        }
      />
      {found && found.missed > 0 && <Banner tone="waiting" title={t("missed", { count: found.missed })} />}
      <DataTable
        problem={error && <ListError error={error} onRetry={() => refetch()} />}
        caption={t("title")}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        empty={<EmptyState icon="check" title={t("none.title")} text={t("none.text")} action={more} />}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted">
          {found
            ? t("checked", { found: found.rows.length, checked: found.checked, all: found.all })
            : !error && t("checking")}
        </p>
        {found && found.rows.length > 0 && more}
      </div>
      {discard.dialog}
    </Page>
  )
}
