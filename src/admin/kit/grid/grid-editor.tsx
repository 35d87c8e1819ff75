import { type ReactNode, useMemo } from "react"
import { plainText } from "#lib/plain-text.ts"
import { DataGrid } from "#ui/data-grid/data-grid.tsx"
import { cellKey } from "#ui/data-grid/edits.ts"
import type { GridCell, GridColumn, GridRow } from "#ui/data-grid/types.ts"
import { Skeleton } from "#ui/skeleton.tsx"
import { GridTools } from "./grid-tools.tsx"
import type { GridCells } from "./use-grid-cells.ts"

interface GridEditorProps<Row extends GridRow> {
  cells: GridCells
  /** Which of several grids is shown, on a page with tabs. */
  view?: string
  label: string
  rowHeader: string
  /** Label of the search field. */
  search: string
  /** All rows, the same array until they change; undefined while they load. */
  rows: readonly Row[] | undefined
  columns: readonly GridColumn[] | undefined
  /** The text in which the filter searches; must not change between renders unless the texts do. */
  searchText: (row: Row) => string
  /** What else to know about a cell. */
  about?: (row: Row, column: GridColumn, text: string) => Partial<GridCell>
  /** Why a cell can't be edited. */
  lockedReason?: (row: Row, column: GridColumn) => string | undefined
  /** More buttons beside undo and redo, for the rows that the filter shows. */
  tools?: (shown: readonly Row[]) => ReactNode
  loaded: { readonly isComplete: boolean; readonly error: Error | null }
  /** "Loaded 50 of 200 items" */
  loading?: string | undefined
  /** Shown if there are no rows or columns. */
  empty: ReactNode
}

/** A grid, and above it the search field and buttons. */
export function GridEditor<Row extends GridRow>(props: GridEditorProps<Row>) {
  const { cells, rows, columns, searchText, about, lockedReason, tools, loaded, loading, empty } = props
  const words = plainText(cells.filter.trim())
  const shown = useMemo(
    () => (words === "" ? rows : rows?.filter((row) => plainText(searchText(row)).includes(words))) ?? [],
    [rows, words, searchText],
  )
  function cell(row: Row, column: GridColumn): GridCell {
    const edit = cells.state.edits.get(cellKey(row.id, column.id))
    const text = edit?.text ?? cells.savedText(row.id, column.id)
    return {
      text,
      isChanged: edit !== undefined,
      problem: edit && cells.problem(edit),
      lockedReason: lockedReason?.(row, column),
      ...about?.(row, column, text),
    }
  }
  return (
    <>
      <GridTools search={props.search} cells={cells}>
        {tools?.(shown)}
        {loading && !loaded.isComplete && !loaded.error && (
          <p role="status" className="text-sm text-muted">
            {loading}
          </p>
        )}
      </GridTools>
      {!rows || !columns ? (
        !loaded.error && <Skeleton className="h-96 w-full" />
      ) : shown.length === 0 || columns.length === 0 ? (
        empty
      ) : (
        <DataGrid
          key={props.view}
          label={props.label}
          rowHeader={props.rowHeader}
          rows={shown}
          columns={columns}
          cell={(row, column) => cell(row as Row, column)}
          lockedReason={(row, column) => lockedReason?.(row as Row, column)}
          onChange={cells.change}
          onUndo={cells.undo}
          onRedo={cells.redo}
          handle={cells.grid}
        />
      )}
    </>
  )
}
