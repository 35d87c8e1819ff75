import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import type { Conflict } from "./form-values.ts"
import type { FormState } from "./use-resource-form.ts"

interface MergeDialogProps extends Pick<FormState, "nameOf" | "valueText"> {
  question: NonNullable<FormState["question"]>
}

const idOf = ({ field, key = "" }: Conflict) => `${field} ${key}`

/** Asks for each field that someone else changed too whose value to keep. */
export default function MergeDialog({ question, nameOf, valueText }: MergeDialogProps) {
  const t = useTranslations("admin.form.merge")
  const { conflicts, answer } = question
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const show = (field: string, value: unknown): string => {
    if (value === undefined) return t("removed")
    const known = valueText?.(field, value)
    if (known !== undefined) return known
    if (typeof value === "boolean") return t(value ? "yes" : "no")
    if (typeof value === "object" && value !== null && "text" in value) return String(value.text)
    if (typeof value === "object" && value !== null && "name" in value) return String(value.name)
    return value === "" || value === null || String(value) === "" ? t("empty") : String(value)
  }
  return (
    <Dialog
      open
      onClose={() => answer(null)}
      title={t("title")}
      description={t("text")}
      onSubmit={(event) => {
        event.preventDefault()
        // React passes events through portals: the form behind the dialog mustn't receive it.
        event.stopPropagation()
        answer(conflicts.filter((conflict) => theirs.has(idOf(conflict))))
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
        {conflicts.map((conflict) => (
          <RadioCards
            key={idOf(conflict)}
            legend={nameOf(conflict)}
            value={theirs.has(idOf(conflict)) ? "theirs" : "yours"}
            onChange={(choice) => {
              const next = new Set(theirs)
              if (choice === "theirs") next.add(idOf(conflict))
              else next.delete(idOf(conflict))
              setTheirs(next)
            }}
            options={[
              { value: "yours", label: t("yours"), description: show(conflict.field, conflict.yours) },
              { value: "theirs", label: t("theirs"), description: show(conflict.field, conflict.theirs) },
            ]}
          />
        ))}
      </div>
    </Dialog>
  )
}
