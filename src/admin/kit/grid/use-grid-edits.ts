import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { dropDraft, keepDraft, recallDraft } from "#admin/kit/unsaved/form-drafts.ts"
import { useLocale } from "#lib/i18n.tsx"
import { translateMoney } from "#lib/money-input.ts"
import { cellKey, type Edit, type EditState, mapTexts, noEdits } from "#ui/data-grid/edits.ts"

/** Milliseconds after a change until the draft is written: writing thousands of cells takes longer than a frame. */
const PAUSE = 300

const isEdit = (value: unknown): value is Edit =>
  typeof value === "object" &&
  value !== null &&
  ["row", "column", "base", "text"].every((key) => typeof (value as Record<string, unknown>)[key] === "string")

/** The currency of a column with prices. */
export type CurrencyOf = (column: string) => string | undefined

/** The same state with its prices in another language's format. */
const translate = (state: EditState, currencyOf: CurrencyOf, from: string, to: string): EditState =>
  mapTexts(state, (column, text) => {
    const currency = currencyOf(column)
    return currency ? translateMoney(text, currency, from, to) : text
  })

function recall(form: string, currencyOf: CurrencyOf, locale: string): EditState {
  const draft = recallDraft<{ cells: readonly unknown[] }>(form, { cells: [] })
  const cells = (draft?.values.cells ?? []).filter(isEdit)
  const state = { ...noEdits, edits: new Map(cells.map((edit) => [cellKey(edit.row, edit.column), edit])) }
  return translate(state, currencyOf, draft?.locale ?? locale, locale)
}

const noCurrency: CurrencyOf = () => undefined

/**
 * The unsaved texts of a grid, kept on this device until they are saved or discarded. `currencyOf` must not change
 * between renders.
 */
export function useGridEdits(form: string, currencyOf = noCurrency) {
  const locale = useLocale()
  const [state, setState] = useState(() => recall(form, currencyOf, locale))
  const [isRestored, setRestored] = useState(() => state.edits.size > 0)
  const latest = useRef(state)
  /** The language of the texts in `latest`. */
  const language = useRef(locale)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const cells = [...latest.current.edits.values()]
    if (cells.length > 0) keepDraft(form, { base: { cells: [] }, values: { cells }, locale: language.current })
    else dropDraft(form)
  }, [form])
  useEffect(() => {
    const keepNow = () => {
      if (timer.current !== undefined) keep()
    }
    window.addEventListener("pagehide", keepNow)
    return () => {
      window.removeEventListener("pagehide", keepNow)
      keepNow()
    }
  }, [keep])

  /** Changes the state; returns the new one. */
  const update = useCallback(
    (next: (state: EditState) => EditState): EditState => {
      const after = next(latest.current)
      if (after.edits !== latest.current.edits) {
        clearTimeout(timer.current)
        timer.current = setTimeout(keep, PAUSE)
      }
      latest.current = after
      setState(after)
      return after
    },
    [keep],
  )
  useLayoutEffect(() => {
    const from = language.current
    if (from === locale) return
    language.current = locale
    update((before) => translate(before, currencyOf, from, locale))
  }, [locale, update, currencyOf])
  const discard = useCallback(() => {
    update(() => noEdits)
    keep()
    setRestored(false)
  }, [update, keep])
  const isDirty = useCallback(() => latest.current.edits.size > 0, [])
  return {
    state,
    latest,
    update,
    discard,
    isDirty,
    isRestored,
    hideRestored: useCallback(() => setRestored(false), []),
  }
}
