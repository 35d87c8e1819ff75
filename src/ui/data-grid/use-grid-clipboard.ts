import { type ClipboardEvent, useState } from "react"
import { fromClipboard, toClipboard } from "./clipboard.ts"
import { type PastePlan, planPaste } from "./paste.ts"
import { forEachCell } from "./selection.ts"
import type { CellChange, GridCell, GridColumn, GridRow, Range } from "./types.ts"

export interface GridContent {
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  readonly cell: (row: GridRow, column: GridColumn) => GridCell
  /** Why a cell can't be edited; separate, because a paste asks it for thousands of cells. */
  readonly lockedReason: (row: GridRow, column: GridColumn) => string | undefined
}

/** A text that was copied for a cell that can't be edited. */
export interface LockedText {
  readonly row: GridRow
  readonly column: GridColumn
  readonly text: string
  readonly reason: string
}

/** A paste that needs confirmation, because some of its texts have no cell. */
export interface PendingPaste {
  readonly changes: readonly CellChange[]
  readonly range: Range
  readonly leftovers: PastePlan["leftovers"]
  readonly locked: readonly LockedText[]
}

/** Texts for cells as changes; those for cells that can't be edited are separate. */
export function sortChanges({ rows, columns, lockedReason }: GridContent, cells: PastePlan["cells"]) {
  const changes: CellChange[] = []
  const locked: LockedText[] = []
  for (const { row: rowIndex, column: columnIndex, text } of cells) {
    const [row, column] = [rows[rowIndex], columns[columnIndex]]
    if (!row || !column) continue
    const reason = lockedReason(row, column)
    if (reason === undefined) changes.push({ row: row.id, column: column.id, text })
    else if (text.trim() !== "") locked.push({ row, column, text, reason })
  }
  return { changes, locked }
}

interface GridClipboard {
  readonly content: GridContent
  readonly range: Range
  readonly onPaste: (changes: readonly CellChange[], range: Range) => void
  readonly onCopied: (count: number) => void
  readonly onClear: () => void
}

/** Copy, cut and paste of the selected cells. A paste that doesn't fit waits in `pending` for the user's decision. */
export function useGridClipboard({ content, range, onPaste, onCopied, onClear }: GridClipboard) {
  const [pending, setPending] = useState<PendingPaste>()
  const { rows, columns, cell } = content

  function copy(event: ClipboardEvent): void {
    event.preventDefault()
    const texts = Array.from({ length: range.bottom - range.top + 1 }, (): string[] => [])
    let count = 0
    forEachCell(range, (rowIndex, columnIndex) => {
      const [row, column] = [rows[rowIndex], columns[columnIndex]]
      texts[rowIndex - range.top]?.push(row && column ? cell(row, column).text : "")
      count += 1
    })
    event.clipboardData.setData("text/plain", toClipboard(texts))
    onCopied(count)
  }

  async function paste(event: ClipboardEvent): Promise<void> {
    event.preventDefault()
    const text = event.clipboardData.getData("text/plain")
    // An image or a file; an empty cell of a spreadsheet is copied as a line break.
    if (text === "") return
    const block = await fromClipboard(text)
    const { cells, range: target, leftovers } = planPaste(block, range, { rows: rows.length, columns: columns.length })
    const { changes, locked } = sortChanges(content, cells)
    if (leftovers.length > 0 || locked.length > 0) setPending({ changes, range: target, leftovers, locked })
    else onPaste(changes, target)
  }

  return {
    pending,
    decide(isAccepted: boolean) {
      if (isAccepted && pending) onPaste(pending.changes, pending.range)
      setPending(undefined)
    },
    handlers: {
      onCopy: copy,
      onCut: (event: ClipboardEvent) => {
        copy(event)
        onClear()
      },
      onPaste: (event: ClipboardEvent) => void paste(event),
    },
  }
}
