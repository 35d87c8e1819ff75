import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { ListError, PastLastPage } from "#routes/admin/_app/-lists/list-states.tsx"
import { type OrderSearch, orderSearch, sorts } from "#routes/admin/-queries/order-search.ts"
import { needsClientFilter, ordersQuery, PAGE_SIZE } from "#routes/admin/-queries/orders.ts"
import { regionsQuery, salesChannelsQuery } from "#routes/admin/-queries/settings.ts"
import { Button } from "#ui/button.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { useOrderColumns } from "./-orders/order-columns.tsx"
import { OrderFilters } from "./-orders/order-filters.tsx"
import { useOrders } from "./-orders/use-orders.ts"

export const Route = createFileRoute("/admin/_app/orders/")({
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    if (!needsClientFilter(deps)) queryClient.prefetchQuery(ordersQuery(deps))
    queryClient.prefetchQuery(regionsQuery)
    queryClient.prefetchQuery(salesChannelsQuery)
  },
  component: Orders,
})

function Orders() {
  const t = useTranslations("admin.orders")
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { rows, count, error, refetch, refreshing, reading } = useOrders(search)
  const columns = useOrderColumns()
  const change = (next: Partial<OrderSearch>) =>
    navigate({ search: (s) => ({ ...s, page: undefined, ...next }), replace: "q" in next })
  const { q, status, region, channel, from, to } = search
  const isFiltered = Boolean(q || status || region || channel || from || to) || needsClientFilter(search)
  return (
    <Page width="wide">
      <PageHeader title={t("title")} />
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-full sm:w-72">
          <SearchField
            label={t("search")}
            placeholder={t("searchHint")}
            value={search.q ?? ""}
            onSearch={(q) => change({ q: q || undefined })}
          />
        </div>
        <OrderFilters search={search} onChange={change} />
      </div>
      <DataTable
        problem={error && <ListError error={error} onRetry={() => refetch()} />}
        caption={t("title")}
        columns={columns}
        rows={rows}
        rowId={(order) => order.id}
        sort={search.sort ?? "-created_at"}
        onSort={(sort) => change({ sort: sorts.find((known) => known === sort) })}
        refreshing={refreshing}
        skeletonRows={12}
        empty={
          count ? (
            <PastLastPage onFirstPage={() => change({})} />
          ) : isFiltered ? (
            <EmptyState
              icon="search"
              title={t("none.filteredTitle")}
              text={t("none.filteredText")}
              action={<Button onClick={() => navigate({ search: {} })}>{t("none.clear")}</Button>}
            />
          ) : (
            <EmptyState icon="cart" title={t("none.title")} text={t("none.text")} />
          )
        }
      />
      {reading && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          <p role="status">{t(reading.busy ? "sifting" : "sifted", { looked: reading.looked, all: reading.all })}</p>
          {reading.checkMore && (
            <Button size="sm" icon="history" onClick={reading.checkMore}>
              {t("siftOn")}
            </Button>
          )}
        </div>
      )}
      {rows && count !== undefined && (rows.length > 0 || count === 0) && (
        <Pagination
          count={count}
          page={search.page ?? 1}
          pageSize={PAGE_SIZE}
          onPage={(page) => navigate({ search: (s) => ({ ...s, page }) })}
        />
      )}
    </Page>
  )
}
