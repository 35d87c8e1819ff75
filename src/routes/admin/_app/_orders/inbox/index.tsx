import { useInfiniteQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useCallback } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { createDiscardChangeMachine, type DiscardTask } from "#machines/discard-change/discard-change.machine.ts"
import { useChangeName } from "#routes/admin/_app/_orders/-change/change-name.ts"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import { useTask } from "#routes/admin/_app/-task/use-task.ts"
import { ListError } from "#routes/admin/-kit/list-states.tsx"
import { foundIn, inboxQuery } from "#routes/admin/-queries/inbox.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { useInboxColumns } from "./-inbox/inbox-columns.tsx"

export const Route = createFileRoute("/admin/_app/_orders/inbox/")({
  // Not awaited: checking the orders takes several requests.
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchInfiniteQuery(inboxQuery)
  },
  component: Inbox,
})

/** Unfinished changes of all orders; each can be continued or discarded. */
function Inbox() {
  const t = useTranslations("admin.inbox")
  const td = useTranslations("admin.drafts.delete")
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(inboxQuery)
  const nameOf = useChangeName()
  const done = useCallback((task: DiscardTask) => (task.kind === "draft" ? td("done") : t("done")), [t, td])
  const handle = useTask<DiscardTask>(createDiscardChangeMachine, done)
  const { task } = handle
  const columns = useInboxColumns(({ id: changeId, type: kind, orderId }) =>
    handle.ask({ type: "discard", kind, orderId, changeId }),
  )
  const found = data && foundIn(data.pages)
  const discarded = found?.rows.find(({ id }) => id === task?.changeId)
  const kind = nameOf(task?.kind ?? "")
  const number = String(discarded?.orderNumber ?? "")
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
        rows={found?.rows}
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
      <TaskDialog
        handle={handle}
        open={task !== null}
        title={task?.kind === "draft" ? td("title", { number }) : t("discard.title", { kind, number })}
        consequence={task?.kind === "draft" ? td("consequence") : t("discard.consequence")}
        confirm={task?.kind === "draft" ? td("confirm") : t("discard.confirm", { kind })}
        danger
        onConfirm={() => task && handle.confirm(task)}
      />
    </Page>
  )
}
