import { useQueryClient } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { GridEditor } from "#admin/kit/grid/grid-editor.tsx"
import { GridNotices } from "#admin/kit/grid/grid-notices.tsx"
import { GridPage } from "#admin/kit/grid/grid-page.tsx"
import { useGridEdits } from "#admin/kit/grid/use-grid-edits.ts"
import { useGridPage } from "#admin/kit/grid/use-grid-page.ts"
import { products } from "#admin/products/product.resource.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { GridRow } from "#ui/data-grid/types.ts"
import { EmptyState } from "#ui/empty-state.tsx"
import { Tabs } from "#ui/tabs.tsx"
import { duplicatesOf, problemOf } from "./cell-states.ts"
import { columnRules, conditionOf } from "./column-rules.ts"
import { gridApi, gridKey, useGridVariants } from "./grid-queries.ts"
import { type GridTab, tabs } from "./grid-tabs.ts"
import { type GridVariant, nameOf } from "./grid-variant.ts"
import { saveGrid } from "./save-grid.ts"
import { useCellTexts } from "./use-cell-texts.ts"
import { useColumns } from "./use-columns.ts"
import { useGoneCells } from "./use-gone-cells.ts"

interface VariantsGridProps {
  productId: string
  tab: GridTab
  onTab: (tab: GridTab) => void
}

interface VariantRow extends GridRow {
  readonly variant: GridVariant
}

/** The currency of a price column. */
const currencyOf = (column: string) => conditionOf(column)?.currency

/** Name and SKU. */
const searchText = ({ variant: { title, sku } }: VariantRow) => `${title} ${sku ?? ""}`

/** The grid of a product's variants: their prices, stock or codes. */
export function VariantsGrid({ productId, tab, onTab }: VariantsGridProps) {
  const t = useTranslations("admin.priceGrid")
  const locale = useLocale()
  const client = useQueryClient()
  const [opened, setOpened] = useState<readonly GridTab[]>([tab])
  if (!opened.includes(tab)) setOpened([...opened, tab])
  const loaded: Readonly<Record<GridTab, ReturnType<typeof useGridVariants>>> = {
    prices: useGridVariants(productId, "prices", opened.includes("prices")),
    stock: useGridVariants(productId, "stock", opened.includes("stock")),
    codes: useGridVariants(productId, "codes", opened.includes("codes")),
  }
  const shown = loaded[tab]
  const columns = useColumns(loaded.prices.rows)
  const rules = useMemo(() => columnRules(locale), [locale])
  const texts = useCellTexts()
  const edits = useGridEdits(`products/${productId}/grid`, currencyOf)
  const { gone, hideGone } = useGoneCells(productId, edits, shown)
  const duplicates = useMemo(
    () => duplicatesOf(loaded.codes.byId, edits.state.edits),
    [loaded.codes.byId, edits.state.edits],
  )
  const page = useGridPage({
    edits,
    savedText: (row, column) => {
      const { tab: columnTab, textOf } = rules(column)
      const variant = loaded[columnTab].byId.get(row)
      return variant ? textOf(variant) : ""
    },
    format: (column, entered) => rules(column).check(entered).text,
    problem: (edit) => {
      const found = problemOf(edit, rules, duplicates)
      return found && texts.problem(found)
    },
    onReveal: ({ column }) => {
      const { tab: columnTab } = rules(column)
      if (columnTab !== tab) onTab(columnTab)
    },
    save: (sent, dialog) => saveGrid({ ...dialog, edits: sent, locale, rules, api: gridApi(productId) }),
    reload: async () => {
      await client.invalidateQueries({ queryKey: gridKey(productId) })
      void products.invalidate(client, productId)
    },
  })
  const rows = useMemo(
    () =>
      shown.rows?.map((variant): VariantRow => {
        const hint = variant.title ? (variant.sku ?? undefined) : undefined
        return { id: variant.id, name: nameOf(variant), hint, variant }
      }),
    [shown.rows],
  )
  const columnName = (column: string) => columns[rules(column).tab]?.find(({ id }) => id === column)?.name ?? ""
  const noColumns = columns[tab]?.length === 0
  return (
    <GridPage
      page={page}
      nameOf={({ row, column }) => {
        const variant = loaded[rules(column).tab].byId.get(row)
        return `${variant ? nameOf(variant) : row} · ${columnName(column)}`
      }}
    >
      <GridNotices
        page={page}
        loaded={shown}
        gone={gone.map(({ column, text }) => `${columnName(column)}: ${text || t("conflicts.empty")}`)}
        onHideGone={hideGone}
        failed={t("failed")}
      />
      <Tabs label={t("view")} tabs={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))} value={tab} onChange={onTab}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <GridEditor
            view={tab}
            cells={page.cells}
            label={t(`tabs.${tab}`)}
            rowHeader={t("variant")}
            search={t("search")}
            rows={rows}
            columns={columns[tab]}
            searchText={searchText}
            about={({ variant }, { id }, text) => texts.about(variant, id, text)}
            lockedReason={({ variant }, { id }) => texts.lock(rules(id).lockOf(variant))}
            loaded={shown}
            loading={t("loading", { loaded: String(shown.loaded), count: shown.count })}
            empty={
              noColumns ? (
                <EmptyState icon="box" title={t("noLocations.title")} text={t("noLocations.text")} />
              ) : (
                <EmptyState icon="search" title={t("noMatch")} />
              )
            }
          />
        </div>
      </Tabs>
    </GridPage>
  )
}
