import { useState } from "react"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { DraftRow, Typed } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { currencyOf, variantsOf } from "#machines/products/product-wizard/product-wizard.rules.ts"
import { Card } from "#ui/card.tsx"
import { TagCombobox } from "#ui/combobox.tsx"
import { changeRows, type StepProps, type UnappliedProps } from "./step-props.ts"
import { PriceField } from "./typed-fields.tsx"
import { VariantGrid } from "./variant-grid.tsx"
import { withEntry } from "./with-entry.ts"

/** Prices of each variant in the store's currencies and regions. */
export function PricesStep({ draft, settings, problems, change, unapplied, setUnapplied }: StepProps & UnappliedProps) {
  const t = useTranslations("admin.productWizard.prices")
  const currencyNames = new Intl.DisplayNames(useLocale(), { type: "currency" })
  const variants = variantsOf(draft)
  const [first = "", ...others] = settings.currencies
  const labelOf = (column: string) => {
    const region = settings.regions.find(({ id }) => id === column)
    return region ? t("region", { region: region.name, currency: region.currency.toUpperCase() }) : column.toUpperCase()
  }
  const optional = [...others, ...settings.regions.map(({ id }) => id)]
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    optional.filter((column) => variants.some(({ row }) => row.prices[column] !== undefined)),
  )
  const columns = [first, ...optional.filter((column) => chosen.includes(column))]
  const isInvalid = (key: string, column: string) =>
    problems.some(({ field }) => field === `rows.${key}.prices.${column}`)
  const choice = (column: string) => ({
    value: column,
    label: labelOf(column),
    description: currencyNames.of(currencyOf(column, settings).toUpperCase()),
  })
  const set = (keys: readonly string[], prices: (row: DraftRow) => DraftRow["prices"]) =>
    change(changeRows(draft, keys, (row) => ({ prices: prices(row) })))
  return (
    <Card padding="flush">
      <div className="border-b border-line px-4 py-3 sm:px-5">
        <TaxBasisNote />
      </div>
      {optional.length > 0 && (
        <div className="border-b border-line p-4 sm:px-5">
          <TagCombobox
            label={t("columns")}
            hint={t("columnsHint", { currency: first.toUpperCase() })}
            options={optional.map(choice)}
            value={columns.slice(1).map(choice)}
            onChange={(choices) => {
              const next = choices.map(({ value }) => value)
              const removed = chosen.filter((column) => !next.includes(column))
              setChosen(next)
              if (removed.length === 0) return
              const keep = ([column]: readonly [string, Typed]) => !removed.includes(column)
              set(Object.keys(draft.rows), ({ prices }) => Object.fromEntries(Object.entries(prices).filter(keep)))
              setUnapplied(Object.fromEntries(Object.entries(unapplied).filter(keep)))
            }}
          />
        </div>
      )}
      <VariantGrid
        variants={variants}
        columns={columns.map((column) => ({ id: column, label: labelOf(column) }))}
        cell={({ key, title, row }, column, labelHidden) => (
          <PriceField
            label={labelHidden ? t("price", { column: labelOf(column), variant: title }) : labelOf(column)}
            labelHidden={labelHidden}
            currency={currencyOf(column, settings)}
            typed={row.prices[column]}
            invalid={isInvalid(key, column)}
            onChange={(typed) => set([key], ({ prices }) => withEntry(prices, column, typed))}
          />
        )}
        all={{
          cell: (column, labelHidden) => (
            <PriceField
              label={labelHidden ? t("allPrice", { column: labelOf(column) }) : labelOf(column)}
              labelHidden={labelHidden}
              currency={currencyOf(column, settings)}
              typed={unapplied[column]}
              onChange={(typed) => setUnapplied(withEntry(unapplied, column, typed))}
            />
          ),
          apply: () => {
            const keys = variants.map(({ key }) => key)
            set(keys, ({ prices }) => ({ ...prices, ...unapplied }))
            setUnapplied({})
          },
        }}
      />
    </Card>
  )
}
