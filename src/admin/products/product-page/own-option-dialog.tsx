import { useState } from "react"
import { optionValues, toValueRows, valueProblems } from "#admin/catalog/option-values.ts"
import { ValuesCard } from "#admin/catalog/types-and-tags/values-card.tsx"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { TextField } from "#ui/text-field.tsx"
import { type ProductOption, saveOwnOption } from "./product-options.ts"
import { type OptionDialogProps, useDialogSave } from "./use-dialog-save.ts"

/** Dialog that renames an option of the product's own, and adds, renames, removes and orders its values. */
export function OwnOptionDialog(props: OptionDialogProps & { option: ProductOption }) {
  const { productId, options, option, onClose } = props
  const t = useTranslations("admin.product.options")
  const tForm = useTranslations("admin.form.rules")
  // The option when the dialog opened: values that others have added since are kept.
  const [before] = useState(option)
  const [title, setTitle] = useState(option.title)
  const [rows, setRows] = useState(() => toValueRows(option.values, false))
  const [isSubmitted, setSubmitted] = useState(false)
  const { save, isPending, error, errorAt } = useDialogSave(props)
  const name = title.trim()
  const isTaken = options.some((other) => other.id !== option.id && other.title === name)
  const titleError = name === "" ? tForm("required") : isTaken ? t("titleTaken") : errorAt("title")
  const submit = () => {
    setSubmitted(true)
    const values = optionValues.safeParse(rows)
    if (name === "" || isTaken || !values.success) return
    save(() => saveOwnOption(productId, before, { title: name, values: values.data }), t("saved"))
  }
  const hasProblem = isSubmitted && (valueProblems(rows).size > 0 || rows.every(({ isRemoved }) => isRemoved))
  return (
    <EntryDialog
      title={t("editTitle", { title: option.title })}
      entries={[title, rows]}
      submit={t("save")}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField
          label={t("name")}
          autoComplete="off"
          value={title}
          error={isSubmitted || isTaken ? titleError : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
        <ValuesCard
          value={rows}
          error={hasProblem ? tForm("required") : undefined}
          rowError={(key) => errorAt(`values.${key}`)}
          onChange={setRows}
        />
        <SaveError error={error} />
      </div>
    </EntryDialog>
  )
}
