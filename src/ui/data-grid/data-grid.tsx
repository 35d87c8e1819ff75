import type { VirtualItem } from "@tanstack/react-virtual"
import { type Ref, Suspense, useId, useImperativeHandle } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { late } from "#ui/late.tsx"
import { usePhone } from "#ui/use-media-query.ts"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import { GridHeader, StatusLine } from "./grid-parts.tsx"
import { GridRowView } from "./grid-row-view.tsx"
import { keyHandler } from "./keyboard.ts"
import { ofRange, sizeOf } from "./selection.ts"
import type { CellChange } from "./types.ts"
import { useCellChanges } from "./use-cell-changes.ts"
import { useCellEditing } from "./use-cell-editing.ts"
import { type GridContent, useGridClipboard } from "./use-grid-clipboard.ts"
import { useGridPointer } from "./use-grid-pointer.ts"
import { type GridState, useGridState } from "./use-grid-state.ts"
import { type GridSizes, widthOf } from "./use-grid-view.ts"

const PasteDialog = late(async () => (await import("./paste-dialog.tsx")).default)

export interface DataGridHandle {
  /** Focuses a cell; false if it isn't shown. */
  focusCell(row: string, column: string): boolean
  /** Copies the first selected cells to those below; a single row gets the texts of the row above. */
  fillDown(): void
  /** Gives selected cells the text that `next` returns for theirs; undefined leaves a cell. Returns how many it changed. */
  changeSelected(next: (text: string) => string | undefined): number
}

interface DataGridProps extends GridContent {
  label: string
  /** Heading of the first column. */
  rowHeader: string
  /** Called with the new texts of all cells that an action changes at once. */
  onChange: (changes: readonly CellChange[]) => void
  onUndo: () => void
  onRedo: () => void
  handle?: Ref<DataGridHandle>
}

const wide: GridSizes = { header: 48, row: 40, first: 224, number: 128, check: 104, text: 168 }
const narrow: GridSizes = { header: 48, row: 52, first: 132, number: 108, check: 104, text: 140 }

/**
 * A grid of texts that is edited like a spreadsheet: by keyboard, with ranges, copy and paste. Only the cells in view
 * are in the document. Texts and their undo history belong to the caller: see `edits.ts`.
 */
export function DataGrid(props: DataGridProps) {
  const { label, rowHeader, columns, onChange, onUndo, onRedo, handle } = props
  const t = useTranslations("ui.dataGrid")
  const phone = usePhone()
  const sizes = phone ? narrow : wide
  const statusId = useId()
  const grid = useGridState(props, sizes)
  const { focus, range, message, setMessage } = grid
  const { clear, fillDown, changeSelected, toggle } = useCellChanges(grid, onChange)
  const editor = useCellEditing(grid, onChange, toggle)
  const { edit } = editor
  const clipboard = useGridClipboard({
    content: props,
    range,
    onClear: clear,
    onCopied: (count) => setMessage(t("copied", { count })),
    onPaste: (changes, target) => {
      if (changes.length > 0) onChange(changes)
      grid.go(ofRange(target))
      setMessage(t("pasted", { count: changes.length }))
    },
  })
  useImperativeHandle(handle, () => ({
    fillDown,
    changeSelected,
    focusCell(row, column) {
      const found = {
        row: props.rows.findIndex(({ id }) => id === row),
        column: columns.findIndex(({ id }) => id === column),
      }
      if (found.row < 0 || found.column < 0) return false
      grid.goTo(found)
      return true
    },
  }))
  const onKeyDown = keyHandler(grid, { edit, toggle, clear, fillDown, onUndo, onRedo })
  const pointerHandlers = useGridPointer(grid, { edit, toggle })
  const shownColumns = grid.view.columns.getVirtualItems()
  const width = columns.reduce((sum, column) => sum + widthOf(column, sizes), sizes.first)
  const focused = grid.cellAt(focus)
  const count = sizeOf(range).rows * sizeOf(range).columns
  const about = focused?.problem ?? focused?.note ?? focused?.lockedReason
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <StatusLine
        id={statusId}
        isProblem={focused?.problem !== undefined}
        about={about && focused ? `${focused.row.name} · ${focused.column.name}: ${about}` : undefined}
      >
        {message || (count > 1 ? t("selected", { count }) : t(phone ? "tapHint" : "hint"))}
      </StatusLine>
      {/* biome-ignore lint/a11y/useSemanticElements: a table can't position the cells that are in view */}
      <div
        ref={grid.scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={grid.size.rows + 1}
        aria-colcount={grid.size.columns + 1}
        aria-multiselectable="true"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        {...pointerHandlers}
        {...clipboard.handlers}
        style={{ maxWidth: width + 2 }}
        className="relative max-h-[max(20rem,calc(100dvh-31rem))] overflow-auto overscroll-x-contain rounded-lg border border-line bg-surface outline-none sm:max-h-[max(20rem,calc(100dvh-26rem))]"
      >
        <GridHeader rowHeader={rowHeader} columns={columns} shown={shownColumns} sizes={sizes} width={width} />
        <GridRows
          grid={grid}
          editor={editor}
          width={width}
          shown={shownColumns}
          describedBy={about ? statusId : undefined}
        />
      </div>
      <LiveRegion>{message}</LiveRegion>
      {clipboard.pending && (
        <Suspense>
          <PasteDialog pending={clipboard.pending} onDecide={clipboard.decide} />
        </Suspense>
      )}
    </div>
  )
}

interface GridRowsProps {
  grid: GridState
  editor: ReturnType<typeof useCellEditing>
  width: number
  shown: readonly VirtualItem[]
  /** The element that describes the focused cell. */
  describedBy: string | undefined
}

/** The rows in view. */
function GridRows({ grid, editor, width, shown, describedBy }: GridRowsProps) {
  const t = useTranslations("ui.dataGrid")
  const { content, focus, range, size, sizes, view } = grid
  const { editing, editorOf } = editor
  return (
    // biome-ignore lint/a11y: a table can't position the cells that are in view
    <div role="rowgroup" style={{ width, height: size.rows * sizes.row }} className="relative text-sm">
      {view.rows.getVirtualItems().map(({ index, start }) => {
        const row = content.rows[index]
        if (!row) return null
        const isSelected = index >= range.top && index <= range.bottom
        const isEdited = editing?.row === row.id
        return (
          <GridRowView
            key={row.id}
            row={row}
            index={index}
            columns={content.columns}
            cell={content.cell}
            sizes={sizes}
            width={width}
            top={start - sizes.header}
            shown={shown}
            focused={index === focus.row ? focus.column : -1}
            selectedFrom={isSelected ? range.left : -1}
            selectedTo={isSelected ? range.right : -1}
            describedBy={index === focus.row ? describedBy : undefined}
            yes={t("yes")}
            no={t("no")}
            edited={isEdited ? editing.column : undefined}
            editorOf={isEdited ? editorOf : undefined}
          />
        )
      })}
    </div>
  )
}
