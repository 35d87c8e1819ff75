import { useState } from "react"
import { inOrder, optionValues, toValueRows, type ValueRow, valueProblems } from "#admin/catalog/option-values.ts"
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
  const [used, setUsed] = useState<readonly string[]>([])
  const [first, setFirst] = useState("")
  const [isSubmitted, setSubmitted] = useState(false)
  const { save, isPending, error, errorAt } = useDialogSave(props)
  const name = kind === "own" ? title.trim() : (shared?.title ?? "")
  const isTaken = options.some((option) => option.title === name)
  const values =
    kind === "own"
      ? inOrder(rows).flatMap(({ value }) => value.trim() || [])
      : (shared?.values ?? []).flatMap(({ id, value }) => (used.includes(id) ? value : []))
  const nameError = name === "" ? tForm("required") : isTaken ? t("titleTaken") : undefined
  const submit = () => {
    setSubmitted(true)
    if (nameError || values.length === 0 || (kind === "own" && !optionValues.safeParse(rows).success)) return
    const option = kind === "own" || !shared ? { title: name, values } : { id: shared.id, valueIds: used }
    save(async () => {
      const added = await addOption(productId, option)
      const value = values.includes(first) ? first : (values[0] ?? "")
      await assignValue(productId, { variants, options: [...options, added], option: added, value })
    }, t("added"))
  }
  const hasProblem = isSubmitted && (valueProblems(rows).size > 0 || values.length === 0)
  const shownError = isSubmitted || isTaken ? nameError : undefined
  return (
    <EntryDialog
      title={t("add")}
      entries={[title, rows, shared?.id, used, first]}
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
              error={hasProblem ? tForm("required") : undefined}
              rowError={() => undefined}
              onChange={setRows}
            />
          </>
        ) : (
          <>
            <EntityPicker
              label={t("sharedOption")}
              resource={sharedOptions}
              value={shared?.id ?? null}
              error={shownError ?? errorAt("option")}
              option={({ id, title: label, values: all }) => ({
                value: id,
                label: label ?? id,
                description: toValues(all)
                  .map(({ value }) => value)
                  .join(", "),
              })}
              whyNot={({ id }) => (options.some((option) => option.id === id) ? t("alreadyAdded") : undefined)}
              onChange={(_, row) => {
                const all = toValues(row?.values)
                setShared(row && { id: row.id, title: row.title ?? "", values: all })
                setUsed(all.map(({ id }) => id))
              }}
            />
            {shared && <ValueBoxes values={shared.values} used={used} onChange={setUsed} />}
            {isSubmitted && shared && values.length === 0 && (
              <p role="alert" className="text-sm text-refused-ink">
                {t("chooseValue")}
              </p>
            )}
          </>
        )}
        {variants.length > 0 && values.length > 0 && (
          <Select
            label={t("existing", { count: variants.length })}
            hint={t("existingHint")}
            value={values.includes(first) ? first : values[0]}
            options={values.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setFirst(target.value)}
          />
        )}
        <SaveError error={error} />
      </div>
    </EntryDialog>
  )
}
