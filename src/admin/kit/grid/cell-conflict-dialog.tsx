import { ConflictDialog } from "#admin/kit/form/conflict-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { cellKey } from "#ui/data-grid/edits.ts"
import type { CellConflict } from "./conflicts.ts"

export interface ConflictQuestion {
  readonly conflicts: readonly CellConflict[]
  /** Called with the conflicts in which the other's text is kept, or null to stop saving. */
  answer(theirs: readonly CellConflict[] | null): void
}

interface CellConflictDialogProps {
  question: ConflictQuestion
  /** Name of a cell: "M / Black · EUR". */
  nameOf: (conflict: CellConflict) => string
}

/** Asks for each cell that someone else changed too which value to save. */
export default function CellConflictDialog({ question, nameOf }: CellConflictDialogProps) {
  const t = useTranslations("admin.priceGrid.conflicts")
  const show = (text: string) => text || t("empty")
  return (
    <ConflictDialog
      {...question}
      idOf={({ row, column }) => cellKey(row, column)}
      nameOf={nameOf}
      yours={({ yours }) => ({ label: t("yours", { text: show(yours) }) })}
      theirs={({ theirs }) => ({ label: t("theirs", { text: show(theirs) }) })}
      columns={2}
      texts={{ title: t("title"), text: t("text"), cancel: t("cancel"), confirm: t("confirm") }}
      all={{ yours: t("allYours"), theirs: t("allTheirs") }}
    />
  )
}
