import { useTranslations } from "#lib/i18n.tsx"
import { CheckboxMark } from "./checkbox.tsx"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"
import { type Column, type DataTableProps, hiddenBelow, nextSort, toggled } from "./table-types.ts"

export function TableHead<Row>({ columns, rows, rowId, selection, sort, onSort, sticky = true }: DataTableProps<Row>) {
  const t = useTranslations("ui.table")
  const ids = rows?.map(rowId) ?? []
  const all = ids.length > 0 && ids.every((id) => selection?.selected.has(id))
  const some = ids.some((id) => selection?.selected.has(id))
  const cell = cx(
    "h-9 border-b border-line bg-sunken text-xs font-semibold text-muted first:rounded-tl-lg last:rounded-tr-lg",
    sticky && "sticky top-14 z-10 group-data-scrolls/box:static",
  )
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={cx(cell, "w-10 pl-4")}>
            <span className="flex">
              <CheckboxMark
                aria-label={t("selectAll")}
                disabled={ids.length === 0}
                checked={all}
                indeterminate={some && !all}
                onChange={(event) => selection.onChange(toggled(selection.selected, ids, event.target.checked))}
              />
            </span>
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            style={column.width ? { width: column.width } : undefined}
            aria-sort={sortState(column, sort)}
            className={cx(
              cell,
              "px-2.5 whitespace-nowrap first:pl-4 last:pr-4",
              column.align === "end" ? "text-right" : "text-left",
              column.from && hiddenBelow[column.from],
            )}
          >
            {column.sortable && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              <span className={column.header ? "" : "sr-only"}>{column.header || t("actions")}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function sortState<Row>({ id, sortable }: Column<Row>, sort: string | undefined) {
  if (!sortable) return undefined
  return sort === id ? "ascending" : sort === `-${id}` ? "descending" : "none"
}

interface SortButtonProps<Row> {
  column: Column<Row>
  sort: string | undefined
  onSort: (sort: string) => void
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const t = useTranslations("ui.table")
  const next = nextSort(sort, column.id)
  const sorted = sort === column.id || sort === `-${column.id}`
  return (
    <button
      type="button"
      onClick={() => onSort(next)}
      title={t(next.startsWith("-") ? "sortDescending" : "sortAscending", { column: column.header })}
      className={cx(
        "group/sort -mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 hover:text-ink",
        column.align === "end" && "flex-row-reverse",
        sorted && "text-ink",
      )}
    >
      {column.header}
      <Icon
        name={sort === `-${column.id}` ? "arrowDown" : "arrowUp"}
        size={14}
        className={sorted ? "" : "opacity-0 group-hover/sort:opacity-60"}
      />
    </button>
  )
}
