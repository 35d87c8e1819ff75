import { useEffect, useMemo, useRef, useState } from "react"
import { currencyOf } from "#admin/price-lists/grid/cell-rules.ts"
import { useLocale } from "#lib/i18n.tsx"
import { formatMoneyInput, parseMoney } from "#lib/money-input.ts"
import type { PriceListDraft, Typed } from "#machines/price-lists/price-list.draft.ts"
import { cellKey, type Edit, type EditState, noEdits } from "#ui/data-grid/edits.ts"

const textOf = (typed: Typed, column: string, locale: string): string =>
  "value" in typed ? formatMoneyInput(typed.value, currencyOf(column), locale) : typed.text

function stateOf({ cells }: PriceListDraft, locale: string): EditState {
  const edits = Object.entries(cells).flatMap(([row, rowCells]) =>
    Object.entries(rowCells).map(([column, typed]): [string, Edit] => [
      cellKey(row, column),
      { row, column, base: "", text: textOf(typed, column, locale) },
    ]),
  )
  return { ...noEdits, edits: new Map(edits) }
}

/** The draft's cells of texts; amounts are stored as numbers, which don't depend on the language. */
function cellsOf({ edits }: EditState, locale: string): PriceListDraft["cells"] {
  const cells: Record<string, Record<string, Typed>> = {}
  for (const { row, column, text } of edits.values()) {
    if (text === "") continue
    const { amount } = parseMoney(text, currencyOf(column), locale)
    const rowCells = cells[row] ?? {}
    rowCells[column] = amount === undefined ? { text } : { value: amount }
    cells[row] = rowCells
  }
  return cells
}

/** The wizard's prices as texts of a grid, with undo. Each change is passed on to the draft. */
export function useDraftCells(draft: PriceListDraft, change: (change: Partial<PriceListDraft>) => void) {
  const locale = useLocale()
  const [state, setState] = useState(() => stateOf(draft, locale))
  const latest = useRef(state)
  const language = useRef(locale)
  const { rows } = draft
  const edits = useMemo(
    () => ({
      state,
      latest,
      update(next: (state: EditState) => EditState): EditState {
        const after = next(latest.current)
        if (after.edits !== latest.current.edits) change({ cells: cellsOf(after, locale) })
        latest.current = after
        setState(after)
        return after
      },
    }),
    [state, change, locale],
  )
  useEffect(() => {
    if (language.current === locale) return
    language.current = locale
    latest.current = stateOf(draft, locale)
    setState(latest.current)
  }, [locale, draft])
  return { edits, rows }
}
