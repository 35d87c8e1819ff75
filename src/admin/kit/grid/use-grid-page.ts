import { useRef } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { cellKey, type Edit } from "#ui/data-grid/edits.ts"
import { useShortcut } from "#ui/shortcut.ts"
import { type CellOptions, useGridCells } from "./use-grid-cells.ts"
import type { useGridEdits } from "./use-grid-edits.ts"
import { type SaveOptions, useSaveGrid } from "./use-save-grid.ts"

interface PageOptions extends CellOptions, Pick<SaveOptions, "save" | "reload"> {
  readonly edits: ReturnType<typeof useGridEdits>
}

/** A page that edits a grid: its cells, how they are saved, and the question before it is left. */
export function useGridPage({ edits, problem, save, reload, ...options }: PageOptions) {
  const t = useTranslations("admin.priceGrid")
  const refusal = useRefusalText()
  const saving = useSaveGrid({ edits, isValid: (edit) => problem(edit) === undefined, save, reload })
  const failureOf = ({ row, column, text }: Edit) => {
    const failure = saving.failures.get(cellKey(row, column))
    return failure?.text === text ? failure : undefined
  }
  const cells = useGridCells({
    ...options,
    edits,
    problem: (edit) => {
      const failure = failureOf(edit)
      const inputProblem = problem(edit)
      if (inputProblem !== undefined || !failure) return inputProblem
      const { kind, detail } = failure
      return kind === "refused" ? refusal(detail) : t(`problems.${kind}`, { detail })
    },
  })
  const toCorrect = [...edits.state.edits.values()].filter((edit) => problem(edit) || failureOf(edit))
  const lastShown = useRef<string>(undefined)
  const { question } = useLeaveGuard(edits.isDirty, edits.discard)
  useShortcut({ key: "s", command: true }, () => void saving.save())
  return {
    edits,
    cells,
    saving,
    toCorrect,
    showNextProblem() {
      const at = toCorrect.findIndex(({ row, column }) => lastShown.current === cellKey(row, column))
      const next = toCorrect[(at + 1) % toCorrect.length]
      lastShown.current = next && cellKey(next.row, next.column)
      cells.reveal(next)
    },
    leaveQuestion: question,
  }
}

export type GridPageState = ReturnType<typeof useGridPage>
