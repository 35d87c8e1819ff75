import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { items } from "#sdk/pages.ts"
import { Checkbox } from "#ui/checkbox.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { TextField } from "#ui/text-field.tsx"
import { type ProductOption, saveSharedOption, toValues, type Value } from "./product-options.ts"
import { type OptionDialogProps, useDialogSave } from "./use-dialog-save.ts"

/** All values of an option, in their order; those without a rank by their text. */
async function loadValues(id: string, signal: AbortSignal): Promise<readonly Value[]> {
  const all: unknown[] = []
  const query = { fields: "id,value,rank", limit: 1_000, order: "value" }
  for await (const value of items(adminSdk().admin.productOption.listValues, { id, query }, { signal })) all.push(value)
  return toValues(all)
}

/** Dialog that chooses which values of a shared option the product uses. */
export function SharedOptionDialog(props: OptionDialogProps & { option: ProductOption }) {
  const { productId, option, onClose } = props
  const t = useTranslations("admin.product.options")
  const [before] = useState(option)
  const [used, setUsed] = useState<readonly string[]>(() => option.values.map(({ id }) => id))
  const [text, setText] = useState("")
  const { save, isPending, error, errorAt } = useDialogSave(props)
  const all = useQuery({
    queryKey: ["admin", "options", "one", option.id, "values"],
    queryFn: ({ signal }) => loadValues(option.id, signal),
    staleTime: 0,
  })
  const added = text.trim()
  const isKnown = (all.data ?? []).some(({ value }) => value === added)
  const isEmpty = used.length === 0 && added === ""
  const submit = () => {
    if (isKnown || isEmpty) return
    const add = added === "" ? [] : [added]
    save(() => saveSharedOption(productId, before, { use: used, add }), t("saved"))
  }
  return (
    <EntryDialog
      title={t("sharedTitle", { title: option.title })}
      description={
        <span className="[&_a]:underline">
          {t("sharedHint")}{" "}
          <TextLink to="/admin/options/$id" params={{ id: option.id }}>
            {t("openShared")}
          </TextLink>
        </span>
      }
      entries={[[...used].sort(), text]}
      submit={t("save")}
      busy={isPending}
      disabledReason={isEmpty ? t("chooseValue") : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {all.error && <ListError error={all.error} onRetry={() => void all.refetch()} />}
        {!all.data && !all.error && <SkeletonText lines={3} />}
        {all.data && <ValueBoxes values={all.data} used={used} onChange={setUsed} errorAt={errorAt} />}
        <TextField
          label={t("newValue")}
          hint={t("newSharedValueHint")}
          optional
          autoComplete="off"
          value={text}
          error={isKnown ? t("valueTaken") : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <SaveError error={error} />
      </div>
    </EntryDialog>
  )
}

interface ValueBoxesProps {
  values: readonly Value[]
  used: readonly string[]
  onChange: (used: readonly string[]) => void
  errorAt?: (field: string) => string | undefined
}

/** Checkboxes for the values of a shared option. */
export function ValueBoxes({ values, used, onChange, errorAt }: ValueBoxesProps) {
  const t = useTranslations("admin.product.options")
  return (
    <fieldset className="grid gap-2.5">
      <legend className="pb-2 text-sm font-semibold">{t("usedValues")}</legend>
      {values.map(({ id, value }) => (
        <Checkbox
          key={id}
          label={value}
          error={errorAt?.(`values.${id}`)}
          checked={used.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...used, id] : used.filter((each) => each !== id))}
        />
      ))}
    </fieldset>
  )
}
