import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { ListError, PastLastPage } from "#routes/admin/_app/-lists/list-states.tsx"
import { type DraftSearch, draftSearch, draftSorts } from "#routes/admin/-queries/draft-search.ts"
import { draftsQuery, PAGE_SIZE } from "#routes/admin/-queries/drafts.ts"
import { regionsQuery, salesChannelsQuery } from "#routes/admin/-queries/settings.ts"
import { Button } from "#ui/button.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { FilterChips } from "#ui/filter-chips.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { useDraftColumns } from "./-draft/draft-columns.tsx"

export const Route = createFileRoute("/admin/_app/draft-orders/")({
  validateSearch: draftSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    queryClient.prefetchQuery(draftsQuery(deps))
  },
  component: Drafts,
})

function Drafts() {
  const t = useTranslations("admin.drafts")
  const to = useTranslations("admin.orders")
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const drafts = useQuery(draftsQuery(search))
  const regions = useQuery(regionsQuery)
  const channels = useQuery(salesChannelsQuery)
  const columns = useDraftColumns()
  const change = (next: Partial<DraftSearch>) =>
    navigate({ search: (s) => ({ ...s, page: undefined, ...next }), replace: "q" in next })
  const named = (rows: readonly { id: string; name?: string | undefined }[] = []) =>
    rows.map((r) => ({ value: r.id, label: r.name ?? r.id }))
  const create = (
    <LinkButton to="/admin/draft-orders/new" variant="primary" icon="plus">
      {t("create")}
    </LinkButton>
  )
  return (
    <Page width="wide">
      <PageHeader title={t("title")} description={t("hint")} actions={create} />
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-full sm:w-72">
          <SearchField
            label={t("search")}
            placeholder={to("searchHint")}
            value={search.q ?? ""}
            onSearch={(q) => change({ q: q || undefined })}
          />
        </div>
        <FilterChips
          filters={[
            {
              kind: "choice",
              id: "region",
              label: to("filters.region"),
              options: named(regions.data),
              value: search.region ?? [],
            },
            {
              kind: "choice",
              id: "channel",
              label: to("filters.channel"),
              options: named(channels.data),
              value: search.channel ?? [],
            },
          ]}
          onChange={({ id, value }) => {
            const chosen = Array.isArray(value) && value.length > 0 ? value : undefined
            change(id === "region" ? { region: chosen } : { channel: chosen })
          }}
          onClear={() => change({ region: undefined, channel: undefined })}
        />
      </div>
      <DataTable
        problem={drafts.isError && <ListError error={drafts.error} onRetry={() => drafts.refetch()} />}
        caption={t("title")}
        columns={columns}
        rows={drafts.data?.draft_orders}
        rowId={(draft) => draft.id}
        sort={search.sort ?? "-created_at"}
        onSort={(sort) => change({ sort: draftSorts.find((known) => known === sort) })}
        refreshing={drafts.isPlaceholderData}
        empty={
          drafts.data?.count ? (
            <PastLastPage onFirstPage={() => change({})} />
          ) : search.q || search.region || search.channel ? (
            <EmptyState
              icon="search"
              title={t("none.filtered")}
              text={to("none.filteredText")}
              action={<Button onClick={() => navigate({ search: {} })}>{to("none.clear")}</Button>}
            />
          ) : (
            <EmptyState icon="edit" title={t("none.title")} text={t("none.text")} action={create} />
          )
        }
      />
      {drafts.data && (drafts.data.draft_orders.length > 0 || drafts.data.count === 0) && (
        <Pagination
          count={drafts.data.count}
          page={search.page ?? 1}
          pageSize={PAGE_SIZE}
          onPage={(page) => navigate({ search: (s) => ({ ...s, page }) })}
        />
      )}
    </Page>
  )
}
