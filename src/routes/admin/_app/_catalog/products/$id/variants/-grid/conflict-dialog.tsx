import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import type { CellConflict } from "./conflicts.ts"

export interface ConflictQuestion {
  readonly conflicts: readonly CellConflict[]
  /** Called with the conflicts in which the other's text is kept, or null to stop saving. */
  answer(theirs: readonly CellConflict[] | null): void
}

interface ConflictDialogProps {
  question: ConflictQuestion
  /** Name of a cell: "M / Black · EUR". */
  nameOf: (conflict: CellConflict) => string
}

/** Asks for each cell that someone else changed too which value to save. */
export default function ConflictDialog({ question: { conflicts, answer }, nameOf }: ConflictDialogProps) {
  const t = useTranslations("admin.priceGrid.conflicts")
  const [theirs, setTheirs] = useState<ReadonlySet<CellConflict>>(new Set())
  const show = (text: string) => text || t("empty")
  return (
    <Dialog
      open
      onClose={() => answer(null)}
      title={t("title")}
      description={t("text")}
      onSubmit={(event) => {
        event.preventDefault()
        answer([...theirs])
      }}
      footer={
        <>
          <Button onClick={() => answer(null)}>{t("cancel")}</Button>
          <Button type="submit" variant="primary">
            {t("confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {conflicts.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setTheirs(new Set())}>
              {t("allYours")}
            </Button>
            <Button size="sm" onClick={() => setTheirs(new Set(conflicts))}>
              {t("allTheirs")}
            </Button>
          </div>
        )}
        {conflicts.map((conflict) => (
          <RadioCards
            key={`${conflict.row} ${conflict.column}`}
            legend={nameOf(conflict)}
            value={theirs.has(conflict) ? "theirs" : "yours"}
            columns={2}
            onChange={(choice) => {
              const next = new Set(theirs)
              if (choice === "theirs") next.add(conflict)
              else next.delete(conflict)
              setTheirs(next)
            }}
            options={[
              { value: "yours", label: t("yours", { text: show(conflict.yours) }) },
              { value: "theirs", label: t("theirs", { text: show(conflict.theirs) }) },
            ]}
          />
        ))}
      </div>
    </Dialog>
  )
}
