import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { CheckboxMark } from "./checkbox.tsx"
import { cx } from "./cx.ts"
import { SelectionBar } from "./selection-bar.tsx"
import { Skeleton } from "./skeleton.tsx"
import { TableCards } from "./table-cards.tsx"
import { TableHead } from "./table-head.tsx"
import type { Column, DataTableProps } from "./table-types.ts"
import { hiddenBelow, toggled } from "./table-types.ts"
import { usePhone } from "./use-media-query.ts"
import { useOverflow } from "./use-overflow.ts"

export type { Column, DataTableProps, Selection } from "./table-types.ts"

/**
 * A list with rows of 44 pixels that are links (put a `RowLink` into the first column); cards on a phone. Sorting,
 * filters and the page belong in the URL; the table only shows them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, selection, empty, problem, refreshing = false } = props
  const phone = usePhone()
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
    <div aria-busy={refreshing || rows === undefined} className="grid min-w-0 gap-2">
      {rows === undefined && (
        <span role="status" className="sr-only">
          {t("loading")}
        </span>
      )}
      {phone ? (
        <TableCards {...props} columns={shown} />
      ) : (
        <TableBox caption={props.caption}>
          <table className={cx("w-full border-separate border-spacing-0 text-sm", refreshing && "opacity-60")}>
            <caption className="sr-only">{props.caption}</caption>
            <TableHead {...props} />
            <tbody>
              {rows === undefined ? (
                <SkeletonRows columns={columns} count={props.skeletonRows ?? 8} selectable={selection !== undefined} />
              ) : (
                rows.map((row) => <TableRow key={rowId(row)} row={row} {...props} />)
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

const cellClass = <Row,>({ align, from }: Column<Row>) =>
  cx(
    "h-11 border-b border-line px-3 py-1.5 group-last:border-b-0 first:pl-4 last:pr-4",
    align === "end" ? "text-right tabular-nums" : "text-left",
    from && hiddenBelow[from],
  )

function TableRow<Row>({ row, columns, rowId, rowName, selection, rowTone }: DataTableProps<Row> & { row: Row }) {
  const t = useTranslations("ui.table")
  const id = rowId(row)
  const chosen = selection?.selected.has(id) ?? false
  return (
    <tr
      className={cx(
        "group relative transition-colors has-[a:hover]:bg-hover",
        chosen && "bg-accent-soft",
        rowTone?.(row) === "muted" && "text-muted",
      )}
    >
      {selection && (
        <td className="h-11 w-10 border-b border-line pl-4 group-last:border-b-0">
          <span className="relative z-1 flex">
            <CheckboxMark
              aria-label={t("selectRow", { row: rowName?.(row) ?? id })}
              checked={chosen}
              onChange={(event) => selection.onChange(toggled(selection.selected, [id], event.target.checked))}
            />
          </span>
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)}>
          {column.interactive ? <span className="relative z-1">{column.cell(row)}</span> : column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

const barWidths = ["w-3/5", "w-4/5", "w-1/2", "w-2/3"]

function SkeletonRows<Row>(props: { columns: readonly Column<Row>[]; count: number; selectable: boolean }) {
  return Array.from({ length: props.count }, (_, index) => `row-${index}`).map((key, index) => (
    <tr key={key} className="group">
      {props.selectable && (
        <td className="h-11 w-10 border-b border-line pl-4 group-last:border-b-0">
          <Skeleton className="size-4" />
        </td>
      )}
      {props.columns.map((column, position) => (
        <td key={column.id} className={cellClass(column)}>
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
