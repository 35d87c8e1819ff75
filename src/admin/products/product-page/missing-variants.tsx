import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { batchesOf } from "#lib/batches.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { missingCombinations } from "./combinations.ts"
import { PriceFields, pricesOf, type TypedPrices, typedOnly } from "./price-fields.tsx"
import { nextRank, optionedVariantsQuery } from "./product-options.ts"
import { type OptionDialogProps, useDialogSave } from "./use-dialog-save.ts"

/** Dialog that creates variants for combinations that have none. */
export function MissingVariants(props: OptionDialogProps) {
  const { productId, options, variants, onClose } = props
  const t = useTranslations("admin.product.missing")
  const locale = useLocale()
  const client = useQueryClient()
  const all = missingCombinations(options, variants)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState<TypedPrices>({})
  const [isSubmitted, setSubmitted] = useState(false)
  const { save, isPending, error } = useDialogSave(props)
  const chosen = all.filter(({ key }) => !left.has(key))
  const prices = pricesOf(typed, locale)

  /** Reads first: what an earlier attempt or someone else has created is left out. */
  async function create(given: NonNullable<typeof prices>) {
    const now = await client.fetchQuery({ ...optionedVariantsQuery(productId), staleTime: 0 })
    const open = new Set(missingCombinations(options, now).map(({ key }) => key))
    const rank = nextRank(now)
    const rows = chosen
      .filter(({ key }) => open.has(key))
      .map(({ title, options: values }, index) => ({
        title,
        options: values,
        prices: given,
        variant_rank: rank + index,
      }))
    for (const chunk of batchesOf(rows))
      await adminSdk().admin.product.batchVariants({ id: productId, body: { create: chunk }, query: { fields: "id" } })
  }

  const submit = () => {
    setSubmitted(true)
    if (prices && chosen.length > 0) save(() => create(prices), t("done", { count: chosen.length }))
  }
  return (
    <EntryDialog
      title={t("title")}
      description={t("hint")}
      entries={[[...left].sort(), typedOnly(typed)]}
      submit={t("create", { count: chosen.length })}
      busy={isPending}
      disabledReason={chosen.length === 0 ? t("chooseFirst") : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <PriceFields value={typed} hasError={isSubmitted && !prices} onChange={setTyped} />
        <fieldset className="grid gap-2.5">
          <legend className="pb-2 text-sm font-semibold">{t("combinations")}</legend>
          {all.length > 1 && (
            <Checkbox
              label={t("all")}
              checked={left.size === 0}
              indeterminate={chosen.length > 0 && left.size > 0}
              onChange={({ target }) => setLeft(new Set(target.checked ? [] : all.map(({ key }) => key)))}
            />
          )}
          <ul className="-m-1 grid max-h-60 gap-2.5 overflow-y-auto p-1">
            {all.map(({ key, title }) => (
              <li key={key}>
                <Checkbox
                  label={title}
                  checked={!left.has(key)}
                  onChange={({ target }) => {
                    const next = new Set(left)
                    if (target.checked) next.delete(key)
                    else next.add(key)
                    setLeft(next)
                  }}
                />
              </li>
            ))}
          </ul>
        </fieldset>
        <SaveError error={error} />
      </div>
    </EntryDialog>
  )
}
