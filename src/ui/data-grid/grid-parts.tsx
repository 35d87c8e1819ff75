import type { VirtualItem } from "@tanstack/react-virtual"
import type { ReactNode } from "react"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import type { GridColumn, GridRow } from "./types.ts"
import type { GridSizes } from "./use-grid-view.ts"

interface ColumnHeaderProps {
  index: number
  column: GridColumn | undefined
  left: number
  width: number
}

/** Heading of a column; pressing it selects the column. */
function ColumnHeader({ index, column, left, width }: ColumnHeaderProps) {
  if (!column) return null
  return (
    // biome-ignore lint/a11y: a table can't position the columns that are in view
    <div
      role="columnheader"
      aria-colindex={index + 2}
      data-select="column"
      data-index={index}
      style={{ left, width }}
      className={cx(
        "absolute inset-y-0 grid content-center border-r border-b border-line px-2.5 select-none",
        column.kind === "number" ? "text-right" : column.kind === "check" ? "text-center" : "",
      )}
    >
      <span className={cx("font-semibold text-ink", column.hint ? "truncate" : "line-clamp-2 leading-tight")}>
        {column.name}
      </span>
      {column.hint && <span className="truncate">{column.hint}</span>}
    </div>
  )
}

interface GridHeaderProps {
  /** Heading of the first column; pressing it selects all cells. */
  rowHeader: string
  columns: readonly GridColumn[]
  /** The columns in view. */
  shown: readonly VirtualItem[]
  sizes: GridSizes
  width: number
}

/** The row with the headings, which stays in view. */
export function GridHeader({ rowHeader, columns, shown, sizes, width }: GridHeaderProps) {
  return (
    // biome-ignore lint/a11y: a table can't position the columns that are in view; cells have the focus
    <div
      role="row"
      aria-rowindex={1}
      style={{ width, height: sizes.header }}
      className="sticky top-0 z-3 bg-sunken text-xs text-muted"
    >
      {/* biome-ignore lint/a11y: as above */}
      <div
        role="columnheader"
        aria-colindex={1}
        data-select="all"
        style={{ width: sizes.first }}
        className="sticky left-0 z-1 flex h-full items-center border-r border-b border-line bg-sunken px-3 font-semibold"
      >
        {rowHeader}
      </div>
      {shown.map(({ index, start, size: columnWidth }) => (
        <ColumnHeader key={index} index={index} column={columns[index]} left={start} width={columnWidth} />
      ))}
    </div>
  )
}

interface RowHeaderProps {
  index: number
  row: GridRow
  width: number
}

/** Name of a row; pressing it selects the row. */
export function RowHeader({ index, row, width }: RowHeaderProps) {
  return (
    // biome-ignore lint/a11y: a table can't position the rows that are in view
    <div
      role="rowheader"
      aria-colindex={1}
      data-select="row"
      data-index={index}
      style={{ width }}
      className="sticky left-0 z-2 grid h-full flex-none content-center border-r border-b border-line bg-surface px-3 select-none"
    >
      <span className="line-clamp-2 text-xs wrap-anywhere sm:line-clamp-1 sm:text-sm">{row.name}</span>
      {row.hint && <span className="truncate text-xs text-muted">{row.hint}</span>}
    </div>
  )
}

interface StatusLineProps {
  id: string
  /** What to know about the focused cell. */
  about: string | undefined
  isProblem: boolean
  children: ReactNode
}

/** The line above the grid: what to know about the focused cell, or the selection. */
export function StatusLine({ id, about, isProblem, children }: StatusLineProps) {
  return (
    <div className="flex min-h-10 items-start gap-1.5 text-sm text-muted sm:min-h-5">
      {about ? (
        <>
          <Icon name={isProblem ? "alert" : "info"} size={20} className={isProblem ? "text-refused-ink" : undefined} />
          <p id={id} className={isProblem ? "text-refused-ink" : undefined}>
            {about}
          </p>
        </>
      ) : (
        <p>{children}</p>
      )}
    </div>
  )
}
