import type { VirtualItem } from "@tanstack/react-virtual"
import { memo } from "react"
import type { EditorProps } from "./cell-editor.tsx"
import { GridCellView } from "./grid-cell-view.tsx"
import { RowHeader } from "./grid-parts.tsx"
import type { GridColumn, GridRow } from "./types.ts"
import type { GridContent } from "./use-grid-clipboard.ts"
import type { GridSizes } from "./use-grid-view.ts"

interface GridRowViewProps extends Pick<GridContent, "columns" | "cell"> {
  row: GridRow
  index: number
  top: number
  sizes: GridSizes
  /** Width of all columns in pixels. */
  width: number
  /** The columns in view. */
  shown: readonly VirtualItem[]
  /** Index of the focused column; -1 in other rows, as for the selected ones. */
  focused: number
  selectedFrom: number
  selectedTo: number
  /** Id of the element that describes the focused cell. */
  describedBy: string | undefined
  yes: string
  no: string
  /** The column that is being edited. */
  edited: string | undefined
  editorOf: ((row: GridRow, column: GridColumn) => EditorProps) | undefined
}

/** A row with its cells in view; scrolling renders only the rows that come into view. */
export const GridRowView = memo(function GridRowView(props: GridRowViewProps) {
  const { row, index, columns, cell, shown, sizes, width, focused, edited } = props
  return (
    // biome-ignore lint/a11y: a table can't position the rows that are in view; its cells have the focus
    <div
      role="row"
      aria-rowindex={index + 2}
      style={{ top: props.top, width, height: sizes.row, lineHeight: `${sizes.row}px` }}
      className="absolute left-0 flex"
    >
      <RowHeader index={index} row={row} width={sizes.first} />
      {shown.map(({ index: at, start, size }, position) => {
        const column = columns[at]
        if (!column) return null
        return (
          <GridCellView
            key={column.id}
            {...cell(row, column)}
            row={index}
            column={at}
            kind={column.kind}
            gap={start - (shown[position - 1]?.end ?? sizes.first)}
            width={size}
            isFocused={at === focused}
            isSelected={at >= props.selectedFrom && at <= props.selectedTo}
            describedBy={at === focused ? props.describedBy : undefined}
            yes={props.yes}
            no={props.no}
            editor={edited === column.id ? props.editorOf?.(row, column) : undefined}
          />
        )
      })}
    </div>
  )
})
