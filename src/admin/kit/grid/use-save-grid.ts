import { useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { StopReason } from "#machines/kit/send-rows.ts"
import { cellKey, type Edit, settle } from "#ui/data-grid/edits.ts"
import { useToast } from "#ui/toasts.tsx"
import type { ConflictQuestion } from "./cell-conflict-dialog.tsx"
import type { CellFailure, SaveDialog, SaveResult } from "./save-result.ts"
import type { useGridEdits } from "./use-grid-edits.ts"

export interface SaveOptions {
  readonly edits: ReturnType<typeof useGridEdits>
  readonly isValid: (edit: Edit) => boolean
  /** Saves valid edits; null if it was stopped at a question. */
  readonly save: (edits: readonly Edit[], dialog: SaveDialog) => Promise<SaveResult | null>
  /** Reads the saved texts again. */
  readonly reload: () => Promise<unknown>
}

interface Progress {
  readonly done: number
  readonly all: number
}

/** A refused cell with the text that was refused; it no longer counts once the text changes. */
interface ShownFailure extends CellFailure {
  readonly text: string
}

/** Saves the valid edits of the grid, and keeps what the server refused. */
export function useSaveGrid({ edits, isValid, save: send, reload }: SaveOptions) {
  const t = useTranslations("admin.priceGrid")
  const toast = useToast()
  const [progress, setProgress] = useState<Progress>()
  const [stop, setStop] = useState<StopReason>()
  const [failures, setFailures] = useState<ReadonlyMap<string, ShownFailure>>(new Map())
  const [question, setQuestion] = useState<ConflictQuestion>()
  const isRunning = useRef(false)

  async function save(): Promise<void> {
    if (isRunning.current) return
    const sent = [...edits.latest.current.edits.values()].filter(isValid)
    if (sent.length === 0) return
    isRunning.current = true
    setStop(undefined)
    setFailures(new Map())
    setProgress({ done: 0, all: new Set(sent.map(({ row }) => row)).size })
    try {
      const result = await send(sent, {
        onProgress: (done, all) => setProgress({ done, all }),
        ask: (conflicts) =>
          new Promise((resolve) => {
            const answer: ConflictQuestion["answer"] = (theirs) => {
              setQuestion(undefined)
              resolve(theirs)
            }
            setQuestion({ conflicts, answer })
          }),
      })
      if (!result) return
      const texts = new Map(sent.map(({ row, column, text }) => [cellKey(row, column), text]))
      setFailures(
        new Map(
          result.failures.map((failure) => {
            const key = cellKey(failure.row, failure.column)
            return [key, { ...failure, text: texts.get(key) ?? "" }]
          }),
        ),
      )
      setStop(result.stop)
      const settled = [...result.saved, ...result.dropped]
      if (settled.length === 0) return
      // The saved texts come from the server before the edits that show them are dropped.
      await reload()
      edits.update((state) => settle(state, settled))
      edits.hideRestored()
      if (result.saved.length > 0) toast({ title: t("saved", { count: result.saved.length }) })
    } finally {
      isRunning.current = false
      setProgress(undefined)
    }
  }
  return { save, progress, stop, failures, question }
}
