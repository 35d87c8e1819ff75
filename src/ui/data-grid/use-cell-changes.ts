import { useTranslations } from "#lib/i18n.tsx"
import { at, forEachCell, isWithin, rangeOf } from "./selection.ts"
import type { CellChange, Position, Range } from "./types.ts"
import { sortChanges } from "./use-grid-clipboard.ts"
import type { GridState } from "./use-grid-state.ts"

/** Changes of the selected cells at once. */
export function useCellChanges(
  { content, range, cellAt, setMessage, refocus }: GridState,
  onChange: (changes: readonly CellChange[]) => void,
) {
  const t = useTranslations("ui.dataGrid")
  /** Gives cells the text that `next` returns; undefined leaves a cell. Returns how many it changed. */
  function changeCells(cells: Range, next: (position: Position) => string | undefined): number {
    const texts: (Position & { text: string })[] = []
    forEachCell(cells, (row, column) => {
      const text = next({ row, column })
      if (text !== undefined) texts.push({ row, column, text })
    })
    const { changes } = sortChanges(content, texts)
    if (changes.length > 0) onChange(changes)
    return changes.length
  }
  /** The text of a cell that can be edited. */
  function textAt(position: Position): string | undefined {
    const cell = cellAt(position)
    return cell?.lockedReason === undefined ? cell?.text : undefined
  }
  return {
    clear(): void {
      setMessage(t("cleared", { count: changeCells(range, () => "") }))
    },
    fillDown(): void {
      const source = range.top === range.bottom ? range.top - 1 : range.top
      if (source < 0) return
      const count = changeCells({ ...range, top: source + 1 }, ({ column }) => textAt({ row: source, column }))
      setMessage(t("filled", { count }))
      refocus()
    },
    changeSelected(next: (text: string) => string | undefined): number {
      refocus()
      return changeCells(range, (position) => {
        const text = textAt(position)
        return text === undefined ? undefined : next(text)
      })
    },
    /** Checks or unchecks a cell, and those selected with it. */
    toggle(position: Position): void {
      const target = cellAt(position)
      if (target?.column.kind !== "check" || target.lockedReason !== undefined) return
      const text = target.text === "TRUE" ? "FALSE" : "TRUE"
      const isInside = isWithin(range, position.row, position.column)
      changeCells(isInside ? range : rangeOf(at(position.row, position.column)), ({ column }) =>
        content.columns[column]?.kind === "check" ? text : undefined,
      )
    },
  }
}
