import { useState } from "react"
import { suggestHandle } from "#lib/handle.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  type Code,
  codes,
  combinationsOf,
  type DraftVariant,
  variantsOf,
} from "#machines/products/product-wizard/product-wizard.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { TextField } from "#ui/text-field.tsx"
import { changeRows, type StepProps, useFieldError } from "./step-props.ts"
import { VariantGrid } from "./variant-grid.tsx"

/** `SHIRT` and "S / Red" make `SHIRT-S-RED`. */
const skuOf = (prefix: string, { title }: Pick<DraftVariant, "title">, hasOptions: boolean): string =>
  [prefix.trim(), ...(hasOptions ? [suggestHandle(title).toUpperCase()] : [])].filter(Boolean).join("-")

/** Which combinations become variants, and their codes. */
export function VariantsStep(props: StepProps) {
  const { draft, change, problems } = props
  const t = useTranslations("admin.productWizard.variants")
  const tr = useTranslations("admin.productWizard.reasons")
  const errorOf = useFieldError(props)
  const all = combinationsOf(draft)
  const included = variantsOf(draft)
  const [hasMore, setHasMore] = useState(() => all.some(({ row }) => row.ean || row.upc || row.barcode))
  const [prefix, setPrefix] = useState(() => suggestHandle(draft.title).toUpperCase())
  const shown: readonly Code[] = hasMore ? codes : ["sku"]
  const hidden = problems.some(({ reason, field }) => reason === "codeTwice" && !field.endsWith(".sku"))
  const general = errorOf("variants")
  return (
    <>
      {general && <Banner tone="refused" announce title={general} />}
      {!hasMore && hidden && <Banner tone="refused" title={tr("codeTwice")} />}
      <Card padding="flush" title={t("included", { included: included.length, count: all.length })}>
        <div className="grid gap-4 border-b border-line px-4 pb-4 sm:px-5">
          <div className="flex flex-wrap items-start gap-3">
            <TextField
              label={t("prefix")}
              hint={t("prefixHint", { example: all[0] ? skuOf(prefix, all[0], draft.hasOptions) : prefix })}
              autoComplete="off"
              className="min-w-0 flex-1 basis-60"
              value={prefix}
              onChange={(event) => setPrefix(event.target.value)}
            />
            <div className="sm:mt-6.5">
              <Button
                onClick={() => {
                  const skus = new Map(
                    included.map((variant) => [variant.key, skuOf(prefix, variant, draft.hasOptions)]),
                  )
                  const rows = included.map(({ key, row }) => [key, { ...row, sku: row.sku || (skus.get(key) ?? "") }])
                  change({ rows: { ...draft.rows, ...Object.fromEntries(rows) } })
                }}
              >
                {t("fill")}
              </Button>
            </div>
          </div>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {all.length > 1 && (
              <Checkbox
                label={t("includeAll")}
                checked={included.length === all.length}
                indeterminate={included.length > 0 && included.length < all.length}
                onChange={(event) => {
                  const isIncluded = event.target.checked
                  change(
                    changeRows(
                      draft,
                      all.map(({ key }) => key),
                      { isIncluded },
                    ),
                  )
                }}
              />
            )}
            <Checkbox label={t("more")} checked={hasMore} onChange={(event) => setHasMore(event.target.checked)} />
          </div>
        </div>
        <VariantGrid
          variants={all}
          columns={shown.map((code) => ({ id: code, label: t(`codes.${code}`) }))}
          head={(variant) =>
            all.length > 1 ? (
              <Checkbox
                label={variant.title}
                aria-label={t("include", { variant: variant.title })}
                checked={variant.row.isIncluded}
                onChange={(event) => change(changeRows(draft, [variant.key], { isIncluded: event.target.checked }))}
              />
            ) : (
              variant.title
            )
          }
          cell={({ key, title, row }, column, labelHidden) => {
            const code = column as Code
            const label = t(`codes.${code}`)
            return row.isIncluded ? (
              <TextField
                label={labelHidden ? t("of", { field: label, variant: title }) : label}
                labelHidden={labelHidden}
                autoComplete="off"
                spellCheck={false}
                value={row[code]}
                error={errorOf(`rows.${key}.${code}`)}
                onChange={(event) => change(changeRows(draft, [key], { [code]: event.target.value }))}
              />
            ) : (
              <span />
            )
          }}
        />
      </Card>
    </>
  )
}
