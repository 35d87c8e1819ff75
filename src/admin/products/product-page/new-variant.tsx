import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { placeErrors } from "#admin/kit/form/server-errors.ts"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import { refusalReason } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { combinationCount, MAX_COMBINATIONS, missingCombinations } from "./combinations.ts"
import { PriceFields, pricesOf, type TypedPrices, typedOnly } from "./price-fields.tsx"
import { nextRank, optionErrors } from "./product-options.ts"
import { type OptionDialogProps, useDialogSave } from "./use-dialog-save.ts"

/** What isn't typed or chosen is suggested. */
interface Entries {
  readonly chosen: Readonly<Record<string, string>>
  readonly title: string
  readonly sku: string
  readonly prices: TypedPrices
}
const noEntries: Entries = { chosen: {}, title: "", sku: "", prices: {} }

type VariantBody = NonNullable<Parameters<ReturnType<typeof adminSdk>["admin"]["product"]["createVariant"]>[0]["body"]>

/** Creates a variant, unless an earlier attempt whose response was lost has created it. */
function createVariant({ productId, variants }: OptionDialogProps, body: VariantBody) {
  const { product } = adminSdk().admin
  return runIdempotent(
    () => product.createVariant({ id: productId, body, query: { fields: "id" } }),
    async () => {
      const query = { fields: "id,title,sku", order: "-created_at", limit: 20 }
      const present = (await product.listVariants({ id: productId, query })).variants
      const known = new Set(variants.map(({ id }) => id))
      return present.some((row) => !known.has(row.id) && row.title === body.title && row.sku === body.sku)
    },
  )
}

/** Dialog that creates one variant: a combination of option values, its SKU and prices. */
export function NewVariant(props: OptionDialogProps) {
  const { options, variants } = props
  const t = useTranslations("admin.product.newVariant")
  const tForm = useTranslations("admin.form.rules")
  const refusal = useRefusalText()
  const tf = useTranslations("admin.products.fields")
  const locale = useLocale()
  const [entries, setEntries] = useState(noEntries)
  const [isSubmitted, setSubmitted] = useState(false)
  const { save, isPending, error, reset } = useDialogSave(props)
  // What isn't chosen starts with the first combination that has no variant.
  const free = missingCombinations(options, variants)[0]?.options
  const isFull = options.length > 0 && combinationCount(options) <= MAX_COMBINATIONS && !free
  const values = Object.fromEntries(
    options.map(({ title, values: all }) => [title, entries.chosen[title] ?? free?.[title] ?? all[0]?.value ?? ""]),
  )
  const suggested = Object.values(values).join(" / ")
  const title = entries.title.trim() || suggested
  const ids = options.map(({ title: name, values: all }) => all.find(({ value }) => value === values[name])?.id)
  const taken = variants.find(
    ({ valueIds }) =>
      ids.length > 0 && ids.length === valueIds.length && ids.every((id) => id && valueIds.includes(id)),
  )
  const set = (part: Partial<Entries>) => {
    reset()
    setEntries({ ...entries, ...part })
  }
  const reason = refusalReason(error)
  const { placed, rest } = placeErrors(reason ?? "", ["sku", "title", "options", "prices"], optionErrors)
  const errorAt = (field: string) => {
    const found = reason === undefined ? undefined : placed.find((each) => each.field.split(".")[0] === field)
    if (found?.kind === "rule") return tf("combinationTaken")
    return found && (found.kind === "taken" ? tForm("taken", { text: found.text }) : refusal(found.text))
  }
  const prices = pricesOf(entries.prices, locale)
  const submit = () => {
    setSubmitted(true)
    if (!prices || taken || title === "") return
    const sku = entries.sku.trim() || null
    const chosen = options.length > 0 ? { options: values } : {}
    save(
      () => createVariant(props, { title, sku, prices, variant_rank: nextRank(variants), ...chosen }),
      t("done", { title }),
    )
  }
  const takenError = taken && !isFull ? t("taken", { title: taken.title || taken.sku || "–" }) : undefined
  return (
    <EntryDialog
      title={t("title")}
      entries={{ ...entries, prices: typedOnly(entries.prices) }}
      submit={t("create")}
      busy={isPending}
      disabledReason={isFull ? t("fullShort") : undefined}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <div className="grid gap-4">
        {options.length === 0 && variants.length > 0 && <Banner title={t("noOptions")} />}
        {isFull && <Banner title={t("full")} />}
        <div className="grid gap-4 sm:grid-cols-2">
          {options.map(({ id, title: name, values: all }, index) => (
            <Select
              key={id}
              label={name}
              value={values[name]}
              error={index === 0 ? (takenError ?? errorAt("options")) : undefined}
              options={all.map(({ value }) => ({ value, label: value }))}
              onChange={({ target }) => set({ chosen: { ...values, [name]: target.value } })}
            />
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={tf("title")}
            autoComplete="off"
            placeholder={suggested}
            value={entries.title}
            error={isSubmitted && title === "" ? tForm("required") : errorAt("title")}
            onChange={({ target }) => set({ title: target.value })}
          />
          <TextField
            label={tf("sku")}
            optional
            autoComplete="off"
            spellCheck={false}
            value={entries.sku}
            error={errorAt("sku")}
            onChange={({ target }) => set({ sku: target.value })}
          />
        </div>
        <PriceFields
          value={entries.prices}
          hasError={isSubmitted && !prices}
          onChange={(typed) => set({ prices: typed })}
        />
        {(reason === undefined || rest) && <SaveError error={error} />}
      </div>
    </EntryDialog>
  )
}
