import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { ListError, PastLastPage } from "#routes/admin/_app/-lists/list-states.tsx"
import { PAGE_SIZE, returnListQuery, waitingReturnsQuery } from "#routes/admin/-queries/return-lists.ts"
import { type ReturnSearch, returnKinds, returnSearch, returnStatuses } from "#routes/admin/-queries/return-search.ts"
import { Button } from "#ui/button.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { FilterChips } from "#ui/filter-chips.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { Tabs } from "#ui/tabs.tsx"
import { useReturnColumns } from "./-returns/return-columns.tsx"

export const Route = createFileRoute("/admin/_app/returns/")({
  validateSearch: returnSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    queryClient.prefetchQuery(returnListQuery(deps))
    queryClient.prefetchQuery(waitingReturnsQuery)
  },
  component: Returns,
})

/** Returns, claims and exchanges of all orders. The tabs count the returns to receive. */
function Returns() {
  const t = useTranslations("admin.returnLists")
  const ts = useTranslations("admin.orders.returns.status")
  const to = useTranslations("admin.orders.none")
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { tab = "returns", page = 1 } = search
  const list = useQuery(returnListQuery(search))
  const waiting = useQuery(waitingReturnsQuery)
  const columns = useReturnColumns()
  // Data of the previous tab would appear under the wrong title.
  const rows = list.isPlaceholderData ? undefined : list.data?.rows
  const keep = (status: ReturnSearch["status"]) => navigate({ search: (s) => ({ ...s, status, page: undefined }) })
  return (
    <Page width="wide">
      <PageHeader title={t("title")} description={t("hint")} />
      <Tabs
        label={t("title")}
        tabs={returnKinds.map((id) => ({ id, label: t(`tab.${id}`), count: waiting.data?.[id] }))}
        value={tab}
        onChange={(next) => navigate({ search: { tab: next === "returns" ? undefined : next } })}
      >
        <div className="grid gap-4">
          {tab === "returns" && (
            <FilterChips
              filters={[
                {
                  kind: "choice",
                  id: "status",
                  label: t("columns.status"),
                  options: returnStatuses.map((value) => ({ value, label: ts(value) })),
                  value: search.status ?? [],
                },
              ]}
              onChange={({ value }) =>
                keep(Array.isArray(value) && value.length > 0 ? (value as ReturnSearch["status"]) : undefined)
              }
              onClear={() => keep(undefined)}
            />
          )}
          <DataTable
            problem={list.isError && <ListError error={list.error} onRetry={() => list.refetch()} />}
            caption={t(`tab.${tab}`)}
            columns={columns}
            rows={rows}
            rowId={(row) => row.id}
            skeletonRows={12}
            empty={
              list.data?.count ? (
                <PastLastPage onFirstPage={() => keep(search.status)} />
              ) : search.status ? (
                <EmptyState
                  icon="search"
                  title={t("none.filtered")}
                  text={to("filteredText")}
                  action={<Button onClick={() => keep(undefined)}>{to("clear")}</Button>}
                />
              ) : (
                <EmptyState icon="return" title={t(`none.${tab}`)} text={t("none.text")} />
              )
            }
          />
          {rows && list.data && (rows.length > 0 || list.data.count === 0) && (
            <Pagination
              count={list.data.count}
              page={page}
              pageSize={PAGE_SIZE}
              onPage={(next) => navigate({ search: (s) => ({ ...s, page: next }) })}
            />
          )}
        </div>
      </Tabs>
    </Page>
  )
}
