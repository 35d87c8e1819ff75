import { useState } from "react"
import { inOrder, toValueRows, type ValueRow, valueProblems } from "#admin/catalog/option-values.ts"
import { sharedOptions } from "#admin/catalog/options/option.resource.ts"
import { ValuesCard } from "#admin/catalog/types-and-tags/values-card.tsx"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { assignValue } from "./assign.ts"
import { addOption, toValues, type Value } from "./product-options.ts"
import { ValueBoxes } from "./shared-option-dialog.tsx"
import { type OptionDialogProps, useDialogSave } from "./use-dialog-save.ts"

interface Shared {
  readonly id: string
  readonly title: string
  readonly values: readonly Value[]
  /** Ids of the values that the product will use. */
  readonly used: readonly string[]
}

/** Dialog that adds an option to a product: one of its own, or one that other products use too. */
export function AddOption(props: OptionDialogProps) {
  const { productId, options, variants, onClose } = props
  const t = useTranslations("admin.product.options")
  const tForm = useTranslations("admin.form.rules")
  const [kind, setKind] = useState<"own" | "shared">("own")
  const [title, setTitle] = useState("")
  const [rows, setRows] = useState<readonly ValueRow[]>(() => toValueRows([{ id: "", value: "" }], true))
  const [shared, setShared] = useState<Shared>()
  const [first, setFirst] = useState("")
  const [isSubmitted, setSubmitted] = useState(false)
  const { save, isPending, error, errorAt } = useDialogSave(props)
  const name = kind === "own" ? title.trim() : (shared?.title ?? "")
  const isTaken = options.some((option) => option.title === name)
  const values =
    kind === "own"
      ? inOrder(rows).flatMap(({ value }) => value.trim() || [])
      : (shared?.values ?? []).flatMap(({ id, value }) => (shared?.used.includes(id) ? value : []))
  const value = values.includes(first) ? first : (values[0] ?? "")
  const isIncomplete = values.length === 0 || (kind === "own" && valueProblems(rows).size > 0)
  const nameError = name === "" ? tForm("required") : isTaken ? t("titleTaken") : undefined
  const submit = () => {
    setSubmitted(true)
    if (nameError || isIncomplete) return
    const option = kind === "own" || !shared ? { title: name, values } : { id: shared.id, valueIds: shared.used }
    save(async () => {
      const added = await addOption(productId, option)
      await assignValue(productId, { variants, options: [...options, added], option: added, value })
    }, t("added"))
  }
  const shownError = isSubmitted || isTaken ? nameError : undefined
  return (
    <EntryDialog
      title={t("add")}
      entries={[title, rows, shared?.id, shared?.used, first]}
      submit={t("add")}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid min-h-92 content-start gap-4">
        <RadioCards
          legend={t("kind")}
          legendHidden
          columns={2}
          value={kind}
          onChange={setKind}
          options={[
            { value: "own", label: t("own"), description: t("ownHint") },
            { value: "shared", label: t("shared"), description: t("sharedChoiceHint") },
          ]}
        />
        {kind === "own" ? (
          <>
            <TextField
              label={t("name")}
              autoComplete="off"
              value={title}
              error={shownError ?? errorAt("title")}
              onChange={({ target }) => setTitle(target.value)}
            />
            <ValuesCard
              value={rows}
              error={isSubmitted && isIncomplete ? tForm("required") : undefined}
              rowError={() => undefined}
              onChange={setRows}
            />
          </>
        ) : (
          <SharedFields
            value={shared}
            options={options}
            error={shownError ?? errorAt("option")}
            isSubmitted={isSubmitted}
            onChange={setShared}
          />
        )}
        {variants.length > 0 && values.length > 0 && (
          <Select
            label={t("existing", { count: variants.length })}
            hint={t("existingHint")}
            value={value}
            options={values.map((each) => ({ value: each, label: each }))}
            onChange={({ target }) => setFirst(target.value)}
          />
        )}
        <SaveError error={error} />
      </div>
    </EntryDialog>
  )
}

interface SharedFieldsProps {
  value: Shared | undefined
  /** Those that the product has. */
  options: OptionDialogProps["options"]
  error: string | undefined
  isSubmitted: boolean
  onChange: (shared: Shared | undefined) => void
}

function SharedFields({ value: shared, options, error, isSubmitted, onChange }: SharedFieldsProps) {
  const t = useTranslations("admin.product.options")
  return (
    <>
      <EntityPicker
        label={t("sharedOption")}
        resource={sharedOptions}
        value={shared?.id ?? null}
        error={error}
        option={({ id, title, values }) => ({
          value: id,
          label: title ?? id,
          description: toValues(values)
            .map(({ value }) => value)
            .join(", "),
        })}
        whyNot={({ id }) => (options.some((option) => option.id === id) ? t("alreadyAdded") : undefined)}
        onChange={(_, row) => {
          const values = toValues(row?.values)
          onChange(row && { id: row.id, title: row.title ?? "", values, used: values.map(({ id }) => id) })
        }}
      />
      {shared && (
        <ValueBoxes values={shared.values} used={shared.used} onChange={(used) => onChange({ ...shared, used })} />
      )}
      {isSubmitted && shared?.used.length === 0 && (
        <p role="alert" className="text-sm text-refused-ink">
          {t("chooseValue")}
        </p>
      )}
    </>
  )
}
