import { useId } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { CheckboxMark } from "./checkbox.tsx"
import { cx } from "./cx.ts"
import { Select } from "./select.tsx"
import { Skeleton, SkeletonText } from "./skeleton.tsx"
import type { Column, DataTableProps } from "./table-types.ts"
import type { useRangeSelect } from "./use-range-select.ts"

interface CardProps {
  onToggle: ReturnType<typeof useRangeSelect>
}

/** The table on a phone: one card per row, with the first column as heading and the others as lines. */
export function TableCards<Row>(props: DataTableProps<Row> & CardProps) {
  const { caption, columns, rows, rowId } = props
  return (
    <div className="grid grid-cols-1 gap-2">
      <SortSelect {...props} />
      <ul aria-label={caption} className="grid grid-cols-1 gap-2">
        {rows === undefined
          ? Array.from({ length: props.skeletonRows ?? 6 }, (_, index) => `card-${index}`).map((key) => (
              <li key={key} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
                <Skeleton className="h-5 w-32" />
                <SkeletonText lines={2} />
              </li>
            ))
          : rows.map((row) => <RowCard key={rowId(row)} row={row} {...props} columns={columns} />)}
      </ul>
    </div>
  )
}

function RowCard<Row>({
  row,
  columns,
  rowId,
  rowName,
  selection,
  onToggle,
}: DataTableProps<Row> & CardProps & { row: Row }) {
  const t = useTranslations("ui.table")
  const id = rowId(row)
  const role = (column: Column<Row>, index: number) => column.phone ?? (index === 0 ? "title" : "line")
  const columnsOf = (wanted: string) => columns.filter((column, index) => role(column, index) === wanted)
  const chosen = selection?.selected.has(id) ?? false
  return (
    <li
      data-row={id}
      className={cx(
        "relative grid grid-cols-1 gap-2.5 rounded-lg border p-4 text-sm shadow-xs",
        chosen ? "border-accent-line bg-accent-soft" : "border-line bg-surface",
      )}
    >
      <div className="flex items-start gap-3">
        {selection && (
          <span className="relative z-1 flex h-5 items-center">
            <CheckboxMark
              aria-label={t("selectRow", { row: rowName?.(row) ?? id })}
              checked={chosen}
              onChange={(event) => onToggle(id, event)}
            />
          </span>
        )}
        <div className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {columnsOf("title").map((column) => (
            <div key={column.id}>{column.cell(row)}</div>
          ))}
        </div>
        {columnsOf("badge").map((column) => (
          <div key={column.id} className={column.interactive ? "relative z-1" : ""}>
            {column.cell(row)}
          </div>
        ))}
      </div>
      <dl className="grid grid-cols-1 gap-1.5">
        {columnsOf("line").map((column) => {
          const content = column.cell(row)
          if (!content && content !== 0) return null
          return (
            <div key={column.id} className="flex items-baseline justify-between gap-4">
              <dt className="shrink-0 text-muted">
                {column.header || <span className="sr-only">{t("actions")}</span>}
              </dt>
              <dd className={cx("min-w-0 text-right wrap-anywhere", column.interactive && "relative z-1")}>
                {content}
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}

function SortSelect<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  const t = useTranslations("ui.table")
  const id = useId()
  const sortable = columns.filter((column) => column.sortable)
  if (!onSort || sortable.length === 0) return null
  return (
    <Select
      id={id}
      label={t("sortBy")}
      labelHidden
      value={sort ?? ""}
      onChange={(event) => onSort(event.target.value)}
      options={sortable.flatMap(({ id: field, header }) => [
        { value: field, label: t("sortAscending", { column: header }) },
        { value: `-${field}`, label: t("sortDescending", { column: header }) },
      ])}
      {...(sort ? {} : { placeholder: t("sortBy") })}
    />
  )
}
