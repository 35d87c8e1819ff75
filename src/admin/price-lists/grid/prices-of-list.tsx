import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Suspense, useEffect, useMemo, useRef, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { GridNotices } from "#admin/kit/grid/grid-notices.tsx"
import { GridPage } from "#admin/kit/grid/grid-page.tsx"
import { useGridEdits } from "#admin/kit/grid/use-grid-edits.ts"
import { useGridPage } from "#admin/kit/grid/use-grid-page.ts"
import { priceLists } from "#admin/price-lists/price-list.resource.ts"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { listPrices } from "#machines/price-lists/list-prices.ts"
import { conditionOf, isTier, type Tier } from "#machines/price-lists/price-change.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import type { CellId } from "#ui/data-grid/types.ts"
import { late } from "#ui/late.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { cellRules, currencyOf } from "./cell-rules.ts"
import { useListPrices } from "./list-prices.ts"
import { PriceGrid, usePriceCells, variantName } from "./price-grid.tsx"
import { PriceTools } from "./price-tools.tsx"
import { type PriceApi, savePrices } from "./save-prices.ts"
import { useExtraVariants } from "./use-extra-variants.ts"
import { useColumnName, usePriceColumns } from "./use-price-columns.ts"

const AddProductsDialog = late(async () => (await import("./add-products-dialog.tsx")).default)

function priceApi(id: string): PriceApi {
  const prices = listPrices(adminSdk())
  return {
    load: async () => {
      // Prices of an unknown list are an empty page.
      await adminSdk().admin.priceList.retrieve({ id, query: { fields: "id" } })
      return prices.all(id)
    },
    save: (changes, onProgress) => prices.save(id, changes, onProgress),
  }
}

/** Tiers of columns, each once. */
function tiersOf(columns: Iterable<string>): readonly Tier[] {
  const tiers = new Map<string, Tier>()
  for (const column of columns) {
    const { min, max } = conditionOf(column)
    if (isTier({ min, max })) tiers.set(`${min} ${max}`, { min, max })
  }
  return [...tiers.values()]
}

/** The grid with all prices of a list: loads them page by page, keeps unsaved ones, and saves them in chunks. */
export function PricesOfList({ listId }: { listId: string }) {
  const t = useTranslations("admin.priceList")
  const tg = useTranslations("admin.priceGrid")
  const locale = useLocale()
  const client = useQueryClient()
  const loaded = useListPrices(listId)
  const edits = useGridEdits(`price-lists/${listId}/prices`, currencyOf)
  const { state } = edits
  const extra = useExtraVariants(edits, loaded)
  const [ownTiers, setOwnTiers] = useState<readonly Tier[]>([])
  const [isAdding, setIsAdding] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const rules = useMemo(() => cellRules(locale), [locale])
  const present = useMemo(
    () => new Set([...loaded.columns, ...[...state.edits.values()].map(({ column }) => column)]),
    [loaded.columns, state.edits],
  )
  const tierKey = JSON.stringify([...tiersOf(present), ...ownTiers])
  const tiers = useMemo(() => {
    const all = JSON.parse(tierKey) as Tier[]
    return all.filter((tier, at) => all.findIndex(({ min, max }) => min === tier.min && max === tier.max) === at)
  }, [tierKey])
  const columns = usePriceColumns(tiers, present)
  const columnName = useColumnName()
  const savedText = (row: string, column: string) => rules.textOf(loaded.prices.get(row), column)
  const page = useGridPage({
    ...usePriceCells({ edits, savedText, rules, columns }),
    edits,
    save: async (sent, dialog) => {
      const result = await savePrices({ ...dialog, edits: sent, locale, rules, api: priceApi(listId) })
      setDeleted(result?.isDeleted === true)
      return result
    },
    reload: () => priceLists.invalidate(client, listId),
  })
  const cellName = ({ row, column }: CellId) => {
    const variant = extra.all?.find(({ id }) => id === row)
    return `${variant ? variantName(variant) : row} · ${columnName(column)}`
  }
  return (
    <GridPage page={page} nameOf={cellName}>
      <TaxBasisNote />
      <StatusNotice listId={listId} />
      {isDeleted && (
        <Banner tone="refused" announce title={t("deleted.title")}>
          {t("deleted.text")}
        </Banner>
      )}
      <GridNotices
        page={page}
        loaded={loaded}
        gone={extra.gone.map((edit) => `${columnName(edit.column)}: ${edit.text || tg("conflicts.empty")}`)}
        onHideGone={extra.hideGone}
        failed={t("grid.failed")}
      />
      {!extra.all || !columns ? (
        !loaded.error && <Skeleton className="h-96 w-full" />
      ) : (
        <PriceGrid
          cells={page.cells}
          variants={extra.all}
          columns={columns}
          loaded={loaded}
          loading={t("products.loading", { loaded: String(loaded.loaded), count: loaded.count })}
          tools={(shown) => (
            <>
              <Button size="sm" variant="quiet" icon="plus" onClick={() => setIsAdding(true)}>
                {t("choose.add")}
              </Button>
              <PriceTools
                tiers={tiers}
                onTier={(tier) => setOwnTiers((before) => [...before, tier])}
                columns={columns}
                shown={shown}
                onFill={page.cells.change}
              />
            </>
          )}
        />
      )}
      <Suspense>
        {isAdding && (
          <AddProductsDialog
            onAdd={(variants) => {
              extra.add(variants)
              setIsAdding(false)
            }}
            onClose={() => setIsAdding(false)}
          />
        )}
      </Suspense>
    </GridPage>
  )
}

/** Says if someone else activates or deactivates the list while its prices are edited. */
function StatusNotice({ listId }: { listId: string }) {
  const t = useTranslations("admin.priceList.statusChanged")
  const { data: list } = useQuery(priceLists.one(listId))
  const opened = useRef<string>(undefined)
  const [isHidden, setHidden] = useState(false)
  const status = list?.status
  useEffect(() => {
    opened.current ??= status
  }, [status])
  if (!status || opened.current === undefined || opened.current === status || isHidden) return null
  return (
    <Banner tone="waiting" announce title={t(`${status}.title`)} onDismiss={() => setHidden(true)}>
      {t(`${status}.text`)}
    </Banner>
  )
}
