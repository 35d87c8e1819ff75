import { useTranslations } from "#lib/i18n.tsx"
import { ConflictDialog } from "./form/conflict-dialog.tsx"
import type { FormState } from "./form/use-resource-form.ts"

interface MergeDialogProps extends Pick<FormState, "nameOf" | "valueText"> {
  question: NonNullable<FormState["question"]>
}

/** Asks for each field that someone else changed too whose value to keep. */
export default function MergeDialog({ question, nameOf, valueText }: MergeDialogProps) {
  const t = useTranslations("admin.form.merge")
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
    <ConflictDialog
      {...question}
      idOf={({ field, key = "" }) => `${field} ${key}`}
      nameOf={nameOf}
      yours={({ field, yours }) => ({ label: t("yours"), description: show(field, yours) })}
      theirs={({ field, theirs }) => ({ label: t("theirs"), description: show(field, theirs) })}
      texts={{ title: t("title"), text: t("text"), cancel: t("cancel"), confirm: t("confirm") }}
    />
  )
}
