import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { CheckboxMark } from "./checkbox.tsx"
import { cx } from "./cx.ts"
import { SelectionBar } from "./selection-bar.tsx"
import { Skeleton } from "./skeleton.tsx"
import { TableCards } from "./table-cards.tsx"
import { TableHead } from "./table-head.tsx"
import type { Column, DataTableProps, Density } from "./table-types.ts"
import { hiddenBelow } from "./table-types.ts"
import { usePhone } from "./use-media-query.ts"
import { useOverflow } from "./use-overflow.ts"
import { useRangeSelect } from "./use-range-select.ts"

export type { Column, DataTableProps, Selection } from "./table-types.ts"

/**
 * A list with rows of 44 pixels, or 36 if compact, that are links (put a `RowLink` into the first column); cards on a
 * phone. Sorting, filters and the page belong in the URL; the table only shows them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, selection, empty, problem, refreshing = false } = props
  const phone = usePhone()
  const onToggle = useRangeSelect(props)
  const t = useTranslations("ui")
  if (!rows && problem) return problem
  if (problem)
    return (
      <div className="grid min-w-0 gap-6">
        {problem}
        <DataTable {...props} problem={undefined} />
      </div>
    )
  if (rows?.length === 0 && empty) return <div className="rounded-lg border border-line bg-surface">{empty}</div>
  const shown = columns.filter((column) => !phone || column.phone !== "hidden")
  return (
    <div aria-busy={refreshing || rows === undefined} className="busy-line grid min-w-0 gap-2">
      {rows === undefined && (
        <span role="status" className="sr-only">
          {t("loading")}
        </span>
      )}
      {phone ? (
        <TableCards {...props} columns={shown} onToggle={onToggle} />
      ) : (
        <TableBox caption={props.caption}>
          <table className="w-full border-separate border-spacing-0 text-sm">
            <caption className="sr-only">{props.caption}</caption>
            <TableHead {...props} />
            <tbody>
              {rows === undefined ? (
                <SkeletonRows
                  columns={columns}
                  count={props.skeletonRows ?? 8}
                  selectable={selection !== undefined}
                  density={props.density}
                />
              ) : (
                rows.map((row) => <TableRow key={rowId(row)} row={row} {...props} onToggle={onToggle} />)
              )}
            </tbody>
          </table>
        </TableBox>
      )}
      {selection && selection.selected.size > 0 && <SelectionBar selection={selection} />}
    </div>
  )
}

/** Scrolls only if the columns don't fit. The header isn't sticky then: it would stick to the box and cover rows. */
function TableBox({ caption, children }: { caption: string; children: ReactNode }) {
  const { ref, overflows } = useOverflow<HTMLElement>()
  const scroll = overflows ? { role: "region", "aria-label": caption, tabIndex: 0 } : {}
  return (
    <section
      ref={ref}
      {...scroll}
      data-scrolls={overflows || undefined}
      className={cx(
        "group/box min-w-0 rounded-lg border border-line bg-surface shadow-xs",
        overflows && "overflow-x-auto",
      )}
    >
      {children}
    </section>
  )
}

const heights = { normal: "h-11 py-1.5", compact: "h-9 py-0" }

const cellClass = <Row,>({ align, from }: Column<Row>, density: Density = "normal") =>
  cx(
    heights[density],
    "border-b border-line px-2.5 group-last:border-b-0 first:pl-4 last:pr-4",
    align === "end" ? "text-right tabular-nums" : "text-left",
    from && hiddenBelow[from],
  )

const checkCell = (density: Density = "normal") =>
  cx(density === "compact" ? "h-9" : "h-11", "w-10 border-b border-line pl-4 group-last:border-b-0")

function TableRow<Row>({
  row,
  columns,
  rowId,
  rowName,
  selection,
  rowTone,
  density,
  onToggle,
}: DataTableProps<Row> & { row: Row; onToggle: ReturnType<typeof useRangeSelect> }) {
  const t = useTranslations("ui.table")
  const id = rowId(row)
  const chosen = selection?.selected.has(id) ?? false
  return (
    <tr
      data-row={id}
      className={cx(
        "group relative transition-colors has-[a:hover]:bg-hover",
        chosen && "bg-accent-soft",
        rowTone?.(row) === "muted" && "text-muted",
      )}
    >
      {selection && (
        <td className={checkCell(density)}>
          <span className="relative z-1 flex">
            <CheckboxMark
              aria-label={t("selectRow", { row: rowName?.(row) ?? id })}
              checked={chosen}
              onMouseDown={(event) => event.shiftKey && event.preventDefault()}
              onChange={(event) => onToggle(id, event)}
            />
          </span>
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column, density)}>
          {column.interactive ? <span className="relative z-1">{column.cell(row)}</span> : column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

const barWidths = ["w-3/5", "w-4/5", "w-1/2", "w-2/3"]

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: number
  selectable: boolean
  density: Density | undefined
}

function SkeletonRows<Row>(props: SkeletonRowsProps<Row>) {
  return Array.from({ length: props.count }, (_, index) => `row-${index}`).map((key, index) => (
    <tr key={key} className="group">
      {props.selectable && (
        <td className={checkCell(props.density)}>
          <Skeleton className="size-4" />
        </td>
      )}
      {props.columns.map((column, position) => (
        <td key={column.id} className={cellClass(column, props.density)}>
          {column.header && (
            <Skeleton
              className={cx("h-4 min-w-8", barWidths[(index + position) % 4], column.align === "end" && "ml-auto")}
            />
          )}
        </td>
      ))}
    </tr>
  ))
}
