import { useCallback, useMemo, useRef } from "react"
import { useGridCells } from "#admin/kit/grid/use-grid-cells.ts"
import { cellRules } from "#admin/price-lists/grid/cell-rules.ts"
import { PriceGrid, usePriceCells } from "#admin/price-lists/grid/price-grid.tsx"
import { PriceTools } from "#admin/price-lists/grid/price-tools.tsx"
import { usePriceColumns } from "#admin/price-lists/grid/use-price-columns.ts"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { PriceListDraft } from "#machines/price-lists/price-list.draft.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import type { StepProps } from "./details-step.tsx"
import { useDraftCells } from "./use-draft-cells.ts"

const noText = () => ""
const noColumns: ReadonlySet<string> = new Set()

/** The prices of the chosen products in a grid. */
export function PricesStep({ draft, change }: StepProps) {
  const t = useTranslations("admin.priceList")
  const locale = useLocale()
  const latestChange = useRef(change)
  latestChange.current = change
  const stable = useCallback((part: Partial<PriceListDraft>) => latestChange.current(part), [])
  const { edits } = useDraftCells(draft, stable)
  const rules = useMemo(() => cellRules(locale), [locale])
  const columns = usePriceColumns(draft.tiers, noColumns)
  const cells = useGridCells(usePriceCells({ rules, savedText: noText, edits, columns }))
  const toCorrect = [...edits.state.edits.values()].filter((edit) => cells.problem(edit) !== undefined)
  if (!columns) return <Skeleton className="h-96 w-full" />
  return (
    <>
      <TaxBasisNote />
      {toCorrect.length > 0 && (
        <Banner
          tone="refused"
          title={t("toCorrect", { count: toCorrect.length })}
          action={
            <Button size="sm" onClick={() => cells.reveal(toCorrect[0])}>
              {t("showFirst")}
            </Button>
          }
        />
      )}
      <PriceGrid
        cells={cells}
        variants={draft.rows}
        columns={columns}
        tools={(shown) => (
          <PriceTools
            tiers={draft.tiers}
            onTier={(tier) => change({ tiers: [...draft.tiers, tier] })}
            columns={columns}
            shown={shown}
            onFill={cells.change}
          />
        )}
      />
    </>
  )
}
