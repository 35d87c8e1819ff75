import { useQuery, useQueryClient } from "@tanstack/react-query"
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from "react"
import { useExtensionBulk } from "#admin/kit/extensions/use-extension-bulk.ts"
import { useExtensionColumns } from "#admin/kit/extensions/use-extension-columns.tsx"
import type { Listable } from "#admin/kit/resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { cx } from "#ui/cx.ts"
import { DataTable, type DataTableProps } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import type { IconName } from "#ui/icon.tsx"
import { late } from "#ui/late.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { Select } from "#ui/select.tsx"
import type { Density } from "#ui/table-types.ts"
import { usePhone } from "#ui/use-media-query.ts"
import type { BulkAction } from "./bulk-action.ts"
import { FilterChips } from "./filter-chips.tsx"
import { type FilterSpec, filterOf, paramOf } from "./filter-specs.ts"
import { type Filter, isActive } from "./filter-types.ts"
import { type ListColumn, useColumns } from "./list-columns.ts"
import { useDensity } from "./list-density.ts"
import { ListDisplay } from "./list-display.tsx"
import { type ListParams, pageSizes } from "./list-search.ts"
import { ListError, PastLastPage } from "./list-states.tsx"
import type { BuiltInView } from "./saved-views.ts"
import { useColumnLabels } from "./use-column-labels.ts"
import { useListNavigation } from "./use-list-navigation.ts"
import { type QuickView, useQuickView, withQuickView } from "./use-quick-view.tsx"
import { useRowSelection } from "./use-row-selection.tsx"

const ViewTabs = late(async () => (await import("./view-tabs.tsx")).ViewTabs, "hidden")
const SaveFirstView = late(async () => (await import("./view-tabs.tsx")).SaveFirstView, "hidden")

export interface ListTexts {
  readonly title: string
  /** Accessible name of the table, if it isn't the title. */
  readonly caption?: string
  readonly hint?: string | undefined
  /** Label of the search field; without it, the list has none. */
  readonly search?: string | undefined
  readonly searchHint?: string | undefined
  readonly none: { readonly title: string; readonly text: string; readonly icon?: IconName }
  /** "No matching orders" */
  readonly noMatch: string
}

interface SharedProps<Row, S> {
  texts: ListTexts
  columns: readonly ListColumn<Row>[]
  /** Name of a row in labels and messages: "#1001". */
  rowName: (row: Row) => string
  rowTone?: DataTableProps<Row>["rowTone"]
  filters?: readonly FilterSpec<NoInfer<S>>[]
  /** Views that everyone has, as tabs before the saved ones. */
  views?: readonly BuiltInView<NoInfer<S>>[]
  /** A primary `LinkButton` that opens the form for a new record. */
  create?: ReactNode
  /** Secondary actions beside it, for example an export. */
  actions?: ReactNode
  /** Actions that run in a dialog on the list, one request per row. */
  bulk?: readonly BulkAction<NoInfer<Row>>[]
  /** Shows a row beside the list: a component loaded by `late`. */
  quickView?: QuickView<Row>
  /** Shown above the list, for example totals. */
  summary?: ReactNode
  /** Shown below the rows. */
  footer?: ReactNode
  /** Buttons for the selected rows that the page handles itself; `select` replaces the selection. */
  selectionActions?: (rows: readonly Row[], select: (rows: readonly Row[]) => void) => ReactNode
}

interface ListPageProps<Row, S> extends SharedProps<Row, S> {
  resource: Listable<Row, S>
  /** Inferred from the resource, so that `Route.useSearch()` can be passed. */
  search: NoInfer<S>
}

/** The list of a resource: search, filters, columns, selection, bulk actions and pages, all stored in the URL. */
export function ListPage<Row extends { id: string }, S extends ListParams>(props: ListPageProps<Row, S>) {
  const { resource, search } = props
  const { data, error, refetch, isPlaceholderData } = useQuery(resource.list(search))
  usePrefetchedNextPage(props, isPlaceholderData ? undefined : data?.count)
  return (
    <ListView
      {...props}
      name={resource.name}
      defaultSort={resource.sort}
      list={{ rows: data?.rows, count: data?.count, error, refetch, isRefreshing: isPlaceholderData }}
      loadAll={() => resource.all(search)}
    />
  )
}

/** Loads the next page as soon as the present one is shown, so that it appears at once. */
function usePrefetchedNextPage<Row extends { id: string }, S extends ListParams>(
  { resource, search }: Pick<ListPageProps<Row, S>, "resource" | "search">,
  count: number | undefined,
) {
  const client = useQueryClient()
  const prefetch = useEffectEvent((page: number) => void client.prefetchQuery(resource.list({ ...search, page })))
  const { page = 1, limit = pageSizes[0] } = search
  const hasNext = count !== undefined && page * limit < count
  useEffect(() => {
    if (hasNext) prefetch(page + 1)
  }, [hasNext, page])
}

/** Rows of a list, and how far their loading is. */
export interface ListData<Row> {
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined
  /** Number of rows on all pages. */
  readonly count: number | undefined
  readonly error: unknown
  readonly refetch: () => unknown
  /** The rows of the previous search are still shown. */
  readonly isRefreshing?: boolean
}

interface ListViewProps<Row, S> extends SharedProps<Row, S> {
  search: S
  /** Name under which the device keeps the columns of this list. */
  name: string
  list: ListData<Row>
  defaultSort?: string
  /** Loads all rows that match the search, for actions on all of them. */
  loadAll?: () => Promise<readonly Row[]>
  /** Wraps the list, for example in tabs, which then replace the tabs of saved views. */
  frame?: (list: ReactNode) => ReactNode
}

/** Opens the last page if all rows of it were deleted. */
function useLastPage<Row>(
  { rows, isRefreshing }: ListData<Row>,
  page: number,
  last: number,
  open: (page: number) => void,
) {
  const shownPage = useRef<number>(undefined)
  useEffect(() => {
    if (!rows || isRefreshing) return
    if (rows.length > 0) shownPage.current = page
    else if (shownPage.current === page && last > 0 && page > last) open(last)
  })
}

/** A list whose rows the page supplies, because they come from several requests. */
export function ListView<Row extends { id: string }, S extends ListParams>(props: ListViewProps<Row, S>) {
  const { name, search, texts, list, rowName, create, frame = (content) => content } = props
  const { rows, count } = list
  const { change, goTo } = useListNavigation(search)
  const filters = (props.filters ?? []).map((spec) => filterOf(spec, search))
  const added = useExtensionColumns(name, rows)
  const all = added.length > 0 ? [...props.columns, ...added] : props.columns
  const { labels, named } = useColumnLabels(name, all)
  const columns = useColumns(name, named, search.columns)
  const [density, setDensity] = useDensity()
  const scope = JSON.stringify([search.q, filters.map(paramOf)])
  const bulk = [...(props.bulk ?? []), ...useExtensionBulk<Row>(name)]
  const { selection, dialog } = useRowSelection({ ...props, bulk, scope })
  const { page = 1, limit = pageSizes[0] } = search
  const lastPage = Math.ceil((count ?? 0) / limit)
  useLastPage(list, page, lastPage, (to) => change({ page: to === 1 ? undefined : to }, { replace: true }))
  const isPhone = usePhone()
  /** In the header, so that the rows begin higher: many filters have a line of their own. */
  const isSearchAbove = filters.length > 4 && !isPhone
  const isToolsAbove = isSearchAbove && !props.frame && props.views !== undefined
  const searchField = texts.search && (
    <SearchField
      label={texts.search}
      placeholder={texts.searchHint}
      value={search.q ?? ""}
      onSearch={(q) => change({ q: q || undefined }, { replace: true })}
    />
  )
  const quickView = useQuickView({
    view: props.quickView,
    rows: list.isRefreshing ? undefined : rows,
    page,
    pages: lastPage,
    goTo,
  })
  const hasButtons = props.quickView && !isPhone
  const shown = hasButtons ? withQuickView(columns.shown, rowName, quickView.open) : columns.shown
  const tools = (
    <span className="ml-auto flex items-center gap-1 py-0.5">
      {!props.frame && !props.views && (
        <Suspense>
          <SaveFirstView list={name} search={search} columns={columns.chosen} />
        </Suspense>
      )}
      <ListDisplay
        list={name}
        labels={labels}
        columns={all}
        shown={columns.shown}
        density={density}
        onDensity={isPhone ? undefined : setDensity}
        onColumns={(ids) => change({ columns: columns.choose(ids), page: search.page }, { replace: true })}
      />
    </span>
  )
  return (
    <Page width="wide">
      <PageHeader
        title={texts.title}
        description={texts.hint}
        actions={
          <>
            {isSearchAbove && searchField}
            {props.actions}
            {create}
          </>
        }
        badges={count !== undefined && count > 0 && !texts.caption && <Count count={count} />}
      />
      {props.summary}
      {frame(
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {!props.frame && (
            <Suspense fallback={props.views && <div className="h-10 border-b border-line" />}>
              <ViewTabs
                list={name}
                search={search}
                columns={columns.chosen}
                builtIn={props.views}
                tools={isToolsAbove && tools}
              />
            </Suspense>
          )}
          {(texts.search || filters.length > 0) && (
            <div className="flex flex-wrap items-center gap-3">
              <div className={isPhone ? "contents" : "flex min-w-0 flex-1 items-center gap-3"}>
                {!isSearchAbove && searchField}
                {filters.length > 0 && (
                  <div className={cx("min-w-0", isPhone && (filters.some(isActive) ? "basis-full" : "flex-1"))}>
                    <FilterChips
                      filters={filters}
                      onChange={(filter) => change({ [filter.id]: paramOf(filter) })}
                      onClear={() => change(withoutValues(filters))}
                    />
                  </div>
                )}
                {isPhone && tools}
              </div>
              {!isToolsAbove && !isPhone && tools}
            </div>
          )}
          <ListTable {...props} filters={filters} columns={shown} density={density} selection={selection} />
        </div>,
      )}
      {dialog}
      {quickView.content}
    </Page>
  )
}

/** Search parameters that clear the filters. */
const withoutValues = (filters: readonly Filter[]) => Object.fromEntries(filters.map(({ id }) => [id, undefined]))

interface ListTableProps<Row, S>
  extends Pick<ListViewProps<Row, S>, "search" | "texts" | "list" | "rowName" | "defaultSort" | "create" | "footer">,
    Pick<DataTableProps<Row>, "columns" | "selection" | "rowTone"> {
  filters: readonly Filter[]
  density: Density
}

/** The table of a list, or a notice if it has no rows, and the links to its pages. */
function ListTable<Row extends { id: string }, S extends ListParams>(props: ListTableProps<Row, S>) {
  const { search, texts, list, rowName, create, footer, filters } = props
  const { none } = texts
  const { count } = list
  const { page = 1, limit = pageSizes[0] } = search
  const t = useTranslations("admin.list")
  const { change, goTo, setLimit } = useListNavigation(search)
  const isFiltered = Boolean(search.q) || filters.some(isActive)
  const clear = () => change({ q: undefined, view: undefined, ...withoutValues(filters) })
  return (
    <>
      <DataTable
        problem={Boolean(list.error) && <ListError error={list.error} onRetry={() => list.refetch()} />}
        caption={texts.caption ?? texts.title}
        columns={props.columns}
        rows={list.rows}
        rowId={({ id }) => id}
        rowName={rowName}
        rowTone={props.rowTone}
        density={props.density}
        selection={props.selection}
        sort={search.sort ?? props.defaultSort}
        onSort={props.defaultSort === undefined ? undefined : (sort) => change({ sort })}
        refreshing={list.isRefreshing ?? false}
        skeletonRows={12}
        empty={
          count ? (
            <PastLastPage onFirstPage={() => change({})} />
          ) : isFiltered ? (
            <EmptyState
              icon="search"
              title={texts.noMatch}
              text={t("noMatch.text")}
              action={<Button onClick={clear}>{t("noMatch.clear")}</Button>}
            />
          ) : (
            <EmptyState icon={none.icon ?? "box"} title={none.title} text={none.text} action={create} />
          )
        }
      />
      {footer}
      {list.rows && count !== undefined && list.rows.length > 0 && (
        <Pages count={count} page={page} limit={limit} onPage={goTo} onLimit={setLimit} />
      )}
    </>
  )
}

function Count({ count }: { count: number }) {
  const t = useTranslations("admin.list")
  return (
    <span className="rounded-full bg-inactive-soft px-2 text-xs/5 text-muted tabular-nums">
      {t("count", { count })}
    </span>
  )
}

interface PagesProps {
  count: number
  page: number
  limit: number
  onPage: (page: number) => void
  onLimit: (limit: number) => void
}

function Pages({ count, page, limit, onPage, onLimit }: PagesProps) {
  const t = useTranslations("admin.list")
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <Pagination count={count} page={page} pageSize={limit} onPage={onPage} />
      </div>
      {count > pageSizes[0] && (
        <Select
          label={t("pageSizeLabel")}
          labelHidden
          value={String(limit)}
          onChange={({ target }) => onLimit(pageSizes.find((size) => String(size) === target.value) ?? limit)}
          options={pageSizes.map((size) => ({ value: String(size), label: t("pageSize", { count: size }) }))}
        />
      )}
    </div>
  )
}
