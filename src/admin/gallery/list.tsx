import { useState } from "react"
import { type Filter, FilterChips } from "#admin/kit/list/filter-chips.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { type Column, DataTable } from "#ui/data-table.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { RowLink } from "#ui/link-button.tsx"
import { Menu } from "#ui/menu.tsx"
import { Money } from "#ui/money.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { orders, type SampleOrder, statuses, text } from "./samples.ts"

const columns: readonly Column<SampleOrder>[] = [
  {
    id: "display_id",
    header: text.order,
    sortable: true,
    cell: ({ number }) => <RowLink to="/admin/ui">{`#${number}`}</RowLink>,
  },
  {
    id: "created_at",
    header: text.date,
    sortable: true,
    cell: ({ at }) => <DateTime value={at} />,
  },
  { id: "customer", header: text.customer, cell: ({ customer }) => customer },
  {
    id: "status",
    header: text.payment,
    phone: "badge",
    cell: ({ status }) => <StatusBadge tone={statuses[status]?.tone}>{statuses[status]?.word}</StatusBadge>,
  },
  { id: "items", header: text.items, align: "end", from: "lg", cell: ({ items }) => items },
  {
    id: "total",
    header: text.total,
    align: "end",
    sortable: true,
    cell: ({ total }) => <Money amount={total} currency="eur" />,
  },
  {
    id: "actions",
    header: "",
    align: "end",
    width: "3rem",
    interactive: true,
    phone: "hidden",
    cell: () => (
      <Menu
        label={text.more}
        items={[
          { label: text.edit, icon: "edit", onSelect: () => undefined },
          { label: text.save, icon: "check", disabledReason: text.reason },
          "separator",
          { label: text.remove, icon: "trash", tone: "danger", onSelect: () => undefined },
        ]}
      />
    ),
  },
]

const initialFilters: readonly Filter[] = [
  {
    kind: "choice",
    id: "status",
    label: text.payment,
    options: statuses.map(({ word }) => ({ value: word, label: word })),
    value: ["Paid", "Overdue"],
  },
  { kind: "dates", id: "created_at", label: text.date, value: {} },
]

export function List() {
  const [sort, setSort] = useState("-created_at")
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set([orders[1]?.id ?? ""]))
  const [filters, setFilters] = useState(initialFilters)
  const [query, setQuery] = useState("")
  const [page, setPage] = useState(2)
  const shared = { caption: text.orders, columns, rowId: ({ id }: SampleOrder) => id }
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{text.list}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField label={text.search} value={query} onSearch={setQuery} />
        <FilterChips
          filters={filters}
          onChange={(changed) => setFilters(filters.map((each) => (each.id === changed.id ? changed : each)))}
          onClear={() =>
            setFilters(filters.map((each) => ({ ...each, value: each.kind === "choice" ? [] : {} }) as Filter))
          }
        />
      </div>
      <DataTable
        {...shared}
        rows={orders}
        rowName={({ number }) => `#${number}`}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected, actions: <Button size="sm">{text.edit}</Button> }}
      />
      <Pagination count={134} page={page} pageSize={20} onPage={setPage} />
      <DataTable {...shared} rows={undefined} skeletonRows={3} />
      <DataTable
        {...shared}
        rows={[]}
        empty={
          <EmptyState icon="search" title={text.none} text={text.noneText} action={<Button>{text.clear}</Button>} />
        }
      />
    </section>
  )
}
