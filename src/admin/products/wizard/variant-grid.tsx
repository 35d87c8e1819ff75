import { Fragment, type ReactNode, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { DraftVariant } from "#machines/products/product-wizard/product-wizard.rules.ts"
import { Button } from "#ui/button.tsx"
import { usePhone } from "#ui/use-media-query.ts"

/** Rows shown at first; more are shown on request. */
const PAGE = 50

export interface GridColumn {
  readonly id: string
  readonly label: string
}

interface VariantGridProps {
  variants: readonly DraftVariant[]
  columns: readonly GridColumn[]
  /** First column; defaults to the variant's title. */
  head?: (variant: DraftVariant) => ReactNode
  /** A cell; `labelHidden` where the column's heading is visible. */
  cell: (variant: DraftVariant, column: string, labelHidden: boolean) => ReactNode
  /** A row above the others that fills them; shown if there are several variants. */
  all?: { cell(column: string, labelHidden: boolean): ReactNode; apply(): void }
}

/** Fields of variants: a table on wide screens, a list with labels on a phone. */
export function VariantGrid({ variants, columns, head, cell, all }: VariantGridProps) {
  const t = useTranslations("admin.productWizard.variants")
  const tp = useTranslations("admin.productWizard.prices")
  const phone = usePhone()
  const [shown, setShown] = useState(PAGE)
  const left = variants.length - shown
  const template = `minmax(10rem, 1.2fr) repeat(${columns.length}, minmax(8.5rem, 1fr))`
  const row = phone ? "grid gap-3 p-4" : "grid items-start gap-3 px-5 py-2"
  const style = phone ? undefined : { gridTemplateColumns: template }
  return (
    <div className="grid gap-3">
      <div className="overflow-x-auto">
        <div className="min-w-fit">
          {!phone && (
            <div
              aria-hidden="true"
              style={style}
              className={`${row} border-b border-line text-xs font-semibold text-muted`}
            >
              <span>{t("variant")}</span>
              {columns.map(({ id, label }) => (
                <span key={id}>{label}</span>
              ))}
            </div>
          )}
          <ul className="divide-y divide-line">
            {all && variants.length > 1 && (
              <li style={style} className={`${row} bg-sunken`}>
                <div className="flex min-h-9 flex-wrap items-center gap-2 text-sm font-semibold">
                  <span>{tp("all")}</span>
                  <Button size="sm" onClick={all.apply}>
                    {tp("apply")}
                  </Button>
                </div>
                {columns.map(({ id }) => (
                  <Fragment key={id}>{all.cell(id, !phone)}</Fragment>
                ))}
              </li>
            )}
            {variants.slice(0, shown).map((variant) => (
              <li key={variant.key} style={style} className={row}>
                <div className="flex min-h-9 min-w-0 items-center text-sm font-semibold break-words">
                  {head ? head(variant) : variant.title}
                </div>
                {columns.map(({ id }) => (
                  <Fragment key={id}>{cell(variant, id, !phone)}</Fragment>
                ))}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {left > 0 && (
        <div className="px-5 pb-4">
          <Button onClick={() => setShown((count) => count + PAGE)}>
            {t("show", { count: Math.min(left, PAGE) })}
          </Button>
        </div>
      )}
    </div>
  )
}
