import { useState } from "react"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Select } from "#ui/select.tsx"
import { assignValue } from "./assign.ts"
import { incompleteOptions } from "./combinations.ts"
import type { ProductOption } from "./product-options.ts"
import { type OptionDialogProps, useDialogSave } from "./use-dialog-save.ts"

/** Dialog that sets the value of an option for the variants that have none. */
export function AssignValue(props: OptionDialogProps & { option: ProductOption }) {
  const { productId, options, option, variants, onClose } = props
  const t = useTranslations("admin.product.options")
  const [value, setValue] = useState(option.values[0]?.value ?? "")
  const { save, isPending, error } = useDialogSave(props)
  const without = incompleteOptions([option], variants)[0]?.variants ?? []
  const submit = () => {
    save(() => assignValue(productId, { variants: without, options, option, value }), t("assigned"))
  }
  return (
    <EntryDialog
      title={t("assignTitle", { title: option.title })}
      size="sm"
      entries={value}
      submit={t("assign")}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Select
          label={t("existing", { count: without.length })}
          value={value}
          options={option.values.map((each) => ({ value: each.value, label: each.value }))}
          onChange={({ target }) => setValue(target.value)}
        />
        <SaveError error={error} />
      </div>
    </EntryDialog>
  )
}
