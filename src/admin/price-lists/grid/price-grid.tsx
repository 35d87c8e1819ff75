import { type ReactNode, useMemo } from "react"
import { GridEditor } from "#admin/kit/grid/grid-editor.tsx"
import type { CellOptions, GridCells } from "#admin/kit/grid/use-grid-cells.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { PricedVariant } from "#machines/price-lists/list-prices.ts"
import { conditionOf, isTier, overlapping } from "#machines/price-lists/price-change.ts"
import { cellKey } from "#ui/data-grid/edits.ts"
import type { GridColumn, GridRow } from "#ui/data-grid/types.ts"
import { EmptyState } from "#ui/empty-state.tsx"
import { useMoneyError } from "#ui/money-field.tsx"
import type { CellRules } from "./cell-rules.ts"
import { useStandardPrices } from "./use-standard-prices.ts"

interface PriceGridProps {
  cells: GridCells
  variants: readonly PricedVariant[]
  columns: readonly GridColumn[]
  /** More buttons beside undo and redo, for the variants in view. */
  tools: (shown: readonly GridRow[]) => ReactNode
  loaded?: { readonly isComplete: boolean; readonly error: Error | null }
  loading?: string
}

/** Name of a variant with its product. */
export const variantName = ({ product, name }: Pick<PricedVariant, "product" | "name">): string =>
  product && product !== name ? `${product} · ${name}` : name

interface PriceOptions extends Pick<CellOptions, "edits" | "savedText"> {
  readonly rules: CellRules
  readonly columns: readonly GridColumn[] | undefined
}

/**
 * The cells of a price list. A text can't be saved if it isn't an amount, or if its quantities overlap with those of
 * another price of the row.
 */
export function usePriceCells({ edits, savedText, rules, columns }: PriceOptions): CellOptions {
  const t = useTranslations("admin.priceList.problems")
  const moneyError = useMoneyError()
  const tiers = (columns ?? []).filter(({ id }) => isTier(conditionOf(id)))
  return {
    edits,
    savedText,
    format: (column, entered) => rules.check(column, entered).text,
    problem: ({ row, column, text }) => {
      const { problem } = rules.check(column, text)
      if (problem) return moneyError(problem.problem, problem.currency)
      if (text === "" || tiers.length < 2 || !isTier(conditionOf(column))) return undefined
      const textAt = (id: string) => edits.state.edits.get(cellKey(row, id))?.text ?? savedText(row, id)
      const filled = tiers.filter(({ id }) => textAt(id) !== "")
      return overlapping(filled.map(({ id }) => id)).includes(column) ? t("overlap") : undefined
    },
  }
}

const searchText = ({ name, hint = "" }: GridRow) => `${name} ${hint}`
const complete = { isComplete: true, error: null }

/** The grid of a price list: variants by currencies, regions and quantities. */
export function PriceGrid({ cells, variants, columns, tools, loaded = complete, loading }: PriceGridProps) {
  const t = useTranslations("admin.priceList.grid")
  const standard = useStandardPrices(variants)
  const rows = useMemo(
    () => variants.map((each): GridRow => ({ id: each.id, name: variantName(each), hint: each.sku || undefined })),
    [variants],
  )
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <GridEditor
        cells={cells}
        label={t("label")}
        rowHeader={t("variant")}
        search={t("search")}
        rows={rows}
        columns={columns}
        searchText={searchText}
        about={({ id }, column) => {
          const price = standard?.(id, column.id)
          return { placeholder: price, note: price && t("standard", { price }) }
        }}
        tools={tools}
        loaded={loaded}
        loading={loading}
        empty={
          variants.length === 0 ? (
            <EmptyState icon="tag" title={t("none")} text={t("noneText")} />
          ) : (
            <EmptyState icon="search" title={t("noMatch")} />
          )
        }
      />
    </div>
  )
}
