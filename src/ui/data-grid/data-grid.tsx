import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react"
import { flushSync } from "react-dom"
import { useTranslations } from "#lib/i18n.tsx"
import { late } from "#ui/late.tsx"
import { usePhone } from "#ui/use-media-query.ts"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import type { AfterEdit, EditorProps } from "./cell-editor.tsx"
import { ColumnHeader, StatusLine } from "./grid-parts.tsx"
import { GridRowView } from "./grid-row-view.tsx"
import {
  at,
  everyCell,
  forEachCell,
  isWithin,
  moveBy,
  moveTo,
  ofRange,
  rangeOf,
  type Selection,
  sizeOf,
} from "./selection.ts"
import type { CellChange, GridColumn, GridRow, Position, Range } from "./types.ts"
import { type GridContent, sortChanges, useGridClipboard } from "./use-grid-clipboard.ts"
import { useGridSelection } from "./use-grid-selection.ts"
import { type GridSizes, useGridView, widthOf } from "./use-grid-view.ts"

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

/** The cell that is being edited, by ids, because rows can move meanwhile. */
interface Editing {
  readonly row: string
  readonly column: string
  readonly initial: string
  readonly isTyping: boolean
}

const wide: GridSizes = { header: 48, row: 40, first: 224, number: 128, check: 104, text: 168 }
const narrow: GridSizes = { header: 48, row: 52, first: 132, number: 108, check: 104, text: 140 }
const steps: Readonly<Record<AfterEdit, readonly [number, number]>> = {
  down: [1, 0],
  up: [-1, 0],
  next: [0, 1],
  previous: [0, -1],
  left: [0, -1],
  right: [0, 1],
  here: [0, 0],
  stay: [0, 0],
}

/**
 * A grid of texts that is edited like a spreadsheet: by keyboard, with ranges, copy and paste. Only the cells in view
 * are in the document. Texts and their undo history belong to the caller: see `edits.ts`.
 */
export function DataGrid(props: DataGridProps) {
  const { label, rowHeader, rows, columns, cell, lockedReason, onChange, onUndo, onRedo, handle } = props
  const t = useTranslations("ui.dataGrid")
  const phone = usePhone()
  const sizes = phone ? narrow : wide
  const scroller = useRef<HTMLDivElement>(null)
  const statusId = useId()
  const size = { rows: rows.length, columns: columns.length }
  const { selection, select, refocus } = useGridSelection(scroller, rows, size)
  const view = useGridView(scroller, size, columns, sizes, selection.focus)
  const [editing, setEditing] = useState<Editing>()
  const [message, setMessage] = useState("")
  const range = rangeOf(selection)
  const { focus } = selection
  const content = { rows, columns, cell, lockedReason }
  const cellAt = ({ row, column }: Position) => {
    const [ofRow, ofColumn] = [rows[row], columns[column]]
    return ofRow && ofColumn ? { row: ofRow, column: ofColumn, ...cell(ofRow, ofColumn) } : undefined
  }

  function go(next: Selection): void {
    setMessage("")
    select(next)
    view.rows.scrollToIndex(next.focus.row, { align: "auto" })
    view.columns.scrollToIndex(next.focus.column, { align: "auto" })
  }
  const goTo = ({ row, column }: Position) => go(at(row, column))

  function changeCells(cells: readonly { row: number; column: number; text: string }[]): number {
    const { changes } = sortChanges(content, cells)
    if (changes.length > 0) onChange(changes)
    return changes.length
  }
  function clear(): void {
    const cells: { row: number; column: number; text: string }[] = []
    forEachCell(range, (row, column) => cells.push({ row, column, text: "" }))
    setMessage(t("cleared", { count: changeCells(cells) }))
  }
  function fillDown(): void {
    const source = range.top === range.bottom ? range.top - 1 : range.top
    if (source < 0) return
    const cells: { row: number; column: number; text: string }[] = []
    forEachCell({ ...range, top: source + 1 }, (row, column) => {
      const from = cellAt({ row: source, column })
      if (from && from.lockedReason === undefined) cells.push({ row, column, text: from.text })
    })
    setMessage(t("filled", { count: changeCells(cells) }))
    refocus()
  }
  function changeSelected(next: (text: string) => string | undefined): number {
    const cells: { row: number; column: number; text: string }[] = []
    forEachCell(range, (row, column) => {
      const from = cellAt({ row, column })
      const text = from && from.lockedReason === undefined ? next(from.text) : undefined
      if (text !== undefined) cells.push({ row, column, text })
    })
    refocus()
    return changeCells(cells)
  }
  const clipboard = useGridClipboard({
    content,
    range,
    onClear: clear,
    onCopied: (count) => setMessage(t("copied", { count })),
    onPaste: (changes: readonly CellChange[], target: Range) => {
      if (changes.length > 0) onChange(changes)
      go(ofRange(target))
      setMessage(t("pasted", { count: changes.length }))
    },
  })
  useImperativeHandle(handle, () => ({
    fillDown,
    changeSelected,
    focusCell(row, column) {
      const found = {
        row: rows.findIndex(({ id }) => id === row),
        column: columns.findIndex(({ id }) => id === column),
      }
      if (found.row < 0 || found.column < 0) return false
      goTo(found)
      return true
    },
  }))

  function edit(position: Position, typed: boolean) {
    const target = cellAt(position)
    if (!target || target.lockedReason !== undefined) return
    if (target.column.kind === "check") return toggle(position)
    setMessage("")
    const initial = typed ? "" : target.text
    // Before the browser inserts the typed character, so that it lands in the input.
    flushSync(() => setEditing({ row: target.row.id, column: target.column.id, initial, isTyping: typed }))
  }
  function toggle(position: Position): void {
    const target = cellAt(position)
    if (target?.column.kind !== "check" || target.lockedReason !== undefined) return
    const text = target.text === "TRUE" ? "FALSE" : "TRUE"
    const cells: { row: number; column: number; text: string }[] = []
    const isInside = isWithin(range, position.row, position.column)
    forEachCell(isInside ? range : rangeOf(at(position.row, position.column)), (row, column) => {
      if (columns[column]?.kind === "check") cells.push({ row, column, text })
    })
    changeCells(cells)
  }
  function finishEditing(text: string, then: AfterEdit): void {
    if (!editing) return
    const { row, column, initial } = editing
    setEditing(undefined)
    if (text !== initial) onChange([{ row, column, text }])
    if (then !== "stay") goTo(moveBy(focus, ...steps[then], size))
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey: shift, ctrlKey, metaKey, altKey } = event
    if (altKey || !(event.target as Element).closest("[data-cell]")) return
    const command = ctrlKey || metaKey
    const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - sizes.header) / sizes.row) - 1)
    const next = command && key === "Tab" ? undefined : moveTo(focus, { key, command, shift }, size, page)
    const letter = key.toLowerCase()
    const act = next
      ? () => (shift && key !== "Tab" ? go({ anchor: selection.anchor, focus: next }) : goTo(next))
      : command
        ? commands[letter === "z" && shift ? "y" : letter]
        : keys[key]
    if (act) {
      event.preventDefault()
      return act()
    }
    const isTyping = key === "Process" || key === "Dead" || (key.length === 1 && !command)
    if (isTyping) edit(focus, true)
  }
  const commands: Readonly<Record<string, () => void>> = {
    a: () => go(ofRange(everyCell(size))),
    d: fillDown,
    z: onUndo,
    y: onRedo,
    " ": () => go(ofRange({ ...everyCell(size), left: range.left, right: range.right })),
  }
  const isCheck = columns[focus.column]?.kind === "check"
  const keys: Readonly<Record<string, () => void>> = {
    Enter: () => edit(focus, false),
    F2: () => edit(focus, false),
    Escape: () => goTo(focus),
    Delete: clear,
    Backspace: clear,
    ...(isCheck ? { " ": () => toggle(focus) } : {}),
  }

  const pointer = useRef({ type: "mouse", isDragging: false })
  useEffect(() => {
    const stop = () => {
      pointer.current.isDragging = false
    }
    window.addEventListener("pointerup", stop)
    return () => window.removeEventListener("pointerup", stop)
  }, [])
  const positionOf = (target: EventTarget): Position | undefined => {
    const name = (target as Element).closest<HTMLElement>("[data-cell]")?.dataset.cell?.split(":").map(Number)
    return name ? { row: name[0] ?? 0, column: name[1] ?? 0 } : undefined
  }
  function onPointerDown(event: PointerEvent): void {
    pointer.current.type = event.pointerType
    if (event.pointerType === "touch" || event.button !== 0) return
    const target = positionOf(event.target)
    if (!target) return
    pointer.current.isDragging = true
    if (event.shiftKey) go({ anchor: selection.anchor, focus: target })
    else goTo(target)
  }
  function onPointerOver(event: PointerEvent): void {
    const target = pointer.current.isDragging ? positionOf(event.target) : undefined
    if (target && (target.row !== focus.row || target.column !== focus.column))
      go({ anchor: selection.anchor, focus: target })
  }
  function onClick(event: MouseEvent) {
    const { dataset } = (event.target as Element).closest<HTMLElement>("[data-select]") ?? {}
    if (dataset?.select === "all") return go(ofRange(everyCell(size)))
    if (dataset?.select === "column") {
      const column = Number(dataset.index)
      return go(ofRange({ ...everyCell(size), left: column, right: column }))
    }
    if (dataset?.select === "row") {
      const row = Number(dataset.index)
      return go(ofRange({ ...everyCell(size), top: row, bottom: row }))
    }
    const target = positionOf(event.target)
    if (!target) return
    if ((event.target as Element).closest("[data-check]")) return toggle(target)
    if (pointer.current.type !== "touch") return
    const isFocused = target.row === focus.row && target.column === focus.column
    if (isFocused && document.activeElement?.closest("[data-cell]")) edit(target, false)
    else goTo(target)
  }
  function onDoubleClick(event: MouseEvent): void {
    const target = positionOf(event.target)
    if (target && columns[target.column]?.kind !== "check") edit(target, false)
  }

  const shownRows = view.rows.getVirtualItems()
  const shownColumns = view.columns.getVirtualItems()
  const width = columns.reduce((sum, column) => sum + widthOf(column, sizes), sizes.first)
  const height = size.rows * sizes.row
  const focused = cellAt(focus)
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
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={size.rows + 1}
        aria-colcount={size.columns + 1}
        aria-multiselectable="true"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerOver={onPointerOver}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        {...clipboard.handlers}
        style={{ maxWidth: width + 2 }}
        className="relative max-h-[max(20rem,calc(100dvh-31rem))] overflow-auto overscroll-x-contain rounded-lg border border-line bg-surface outline-none sm:max-h-[max(20rem,calc(100dvh-26rem))]"
      >
        {/* biome-ignore lint/a11y: as above; cells have the focus */}
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
          {shownColumns.map(({ index, start, size: columnWidth }) => (
            <ColumnHeader key={index} index={index} column={columns[index]} left={start} width={columnWidth} />
          ))}
        </div>
        {/* biome-ignore lint/a11y: as above */}
        <div role="rowgroup" style={{ width, height }} className="relative text-sm">
          {shownRows.map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            const isSelected = index >= range.top && index <= range.bottom
            const isEdited = editing?.row === row.id
            return (
              <GridRowView
                key={row.id}
                row={row}
                index={index}
                columns={columns}
                cell={cell}
                sizes={sizes}
                width={width}
                top={start - sizes.header}
                shown={shownColumns}
                focused={index === focus.row ? focus.column : -1}
                selectedFrom={isSelected ? range.left : -1}
                selectedTo={isSelected ? range.right : -1}
                describedBy={index === focus.row && about ? statusId : undefined}
                yes={t("yes")}
                no={t("no")}
                edited={isEdited ? editing.column : undefined}
                editorOf={isEdited ? editorOf : undefined}
              />
            )
          })}
        </div>
      </div>
      <LiveRegion>{message}</LiveRegion>
      {clipboard.pending && (
        <Suspense>
          <PasteDialog pending={clipboard.pending} onDecide={clipboard.decide} />
        </Suspense>
      )}
    </div>
  )

  function editorOf(row: GridRow, column: GridColumn): EditorProps {
    const { initial = "", isTyping = false } = editing ?? {}
    return {
      label: `${row.name}, ${column.name}`,
      initial,
      isTyping,
      inputMode: column.inputMode,
      align: column.kind === "number" ? "end" : "start",
      isMultiline: column.isMultiline ?? false,
      onEnter: finishEditing,
      onCancel: () => {
        setEditing(undefined)
        refocus()
      },
    }
  }
}
