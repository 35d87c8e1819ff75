import { useCallback, useEffect, useRef, useState } from "react"
import { dropDraft, keepDraft, recallDraft } from "#routes/admin/-kit/form-drafts.ts"
import { cellKey, type Edit, type EditState, noEdits } from "#ui/data-grid/edits.ts"

/** Milliseconds after a change until the draft is written: writing thousands of cells takes longer than a frame. */
const PAUSE = 300

const isEdit = (value: unknown): value is Edit =>
  typeof value === "object" &&
  value !== null &&
  ["row", "column", "base", "text"].every((key) => typeof (value as Record<string, unknown>)[key] === "string")

function recall(form: string): EditState {
  const cells = recallDraft<{ cells: readonly unknown[] }>(form, { cells: [] })?.values.cells ?? []
  return { ...noEdits, edits: new Map(cells.filter(isEdit).map((edit) => [cellKey(edit.row, edit.column), edit])) }
}

/** The unsaved texts of a grid, kept on this device until they are saved or discarded. */
export function useGridEdits(form: string) {
  const [state, setState] = useState(() => recall(form))
  const [isRestored, setRestored] = useState(() => state.edits.size > 0)
  const latest = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const cells = [...latest.current.edits.values()]
    if (cells.length > 0) keepDraft(form, { base: { cells: [] }, values: { cells } })
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
