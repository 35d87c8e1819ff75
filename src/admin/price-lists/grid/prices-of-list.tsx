import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Suspense, useEffect, useMemo, useRef, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { GridNotices } from "#admin/kit/grid/grid-notices.tsx"
import { useGridEdits } from "#admin/kit/grid/use-grid-edits.ts"
import { useSaveGrid } from "#admin/kit/grid/use-save-grid.ts"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { priceLists } from "#admin/price-lists/price-list.resource.ts"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { listPrices } from "#machines/price-lists/list-prices.ts"
import { conditionOf, isTier, type Tier } from "#machines/price-lists/price-change.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { cellKey, change, type Edit } from "#ui/data-grid/edits.ts"
import type { CellChange } from "#ui/data-grid/types.ts"
import { late, usePreload } from "#ui/late.tsx"
import { useShortcut } from "#ui/shortcut.ts"
import { Skeleton } from "#ui/skeleton.tsx"
import { cellRules, currencyOf } from "./cell-rules.ts"
import { useListPrices } from "./list-prices.ts"
import { PriceGrid, type PriceGridHandle, useCellProblem, variantName } from "./price-grid.tsx"
import { PriceTools } from "./price-tools.tsx"
import { type PriceApi, savePrices } from "./save-prices.ts"
import { useExtraVariants } from "./use-extra-variants.ts"
import { useColumnName, usePriceColumns } from "./use-price-columns.ts"

const GridSaveBar = late(async () => (await import("#admin/kit/grid/grid-save-bar.tsx")).GridSaveBar)
const CellConflictDialog = late(async () => (await import("#admin/kit/grid/cell-conflict-dialog.tsx")).default)
const AddProductsDialog = late(async () => (await import("./add-products-dialog.tsx")).default)

const usedLater = [GridSaveBar]

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
  const grid = useRef<PriceGridHandle>(null)
  const savedText = (row: string, column: string) => rules.textOf(loaded.prices.get(row), column)
  const problem = useCellProblem({ rules, savedText, edits, columns })
  const saving = useSaveGrid({
    edits,
    isValid: (edit) => problem(edit) === undefined,
    send: async (sent, dialog) => {
      const result = await savePrices({ ...dialog, edits: sent, locale, rules, api: priceApi(listId) })
      setDeleted(result?.isDeleted === true)
      return result
    },
    reload: () => priceLists.invalidate(client, listId),
  })
  const refusal = useRefusalText()
  usePreload(usedLater)
  const { question } = useLeaveGuard(edits.isDirty, edits.discard)
  useShortcut({ key: "s", command: true }, () => void saving.save())
  const failure = ({ row, column, text }: Pick<Edit, "row" | "column" | "text">) => {
    const found = saving.failures.get(cellKey(row, column))
    if (!found || found.text !== text) return undefined
    return found.kind === "refused" ? refusal(found.detail) : tg(`problems.${found.kind}`, { detail: found.detail })
  }
  const toCorrect = [...state.edits.values()].filter((edit) => problem(edit) || failure(edit))
  const lastShown = useRef<string>(undefined)
  const showNextProblem = () => {
    const at = toCorrect.findIndex(({ row, column }) => lastShown.current === cellKey(row, column))
    const next = toCorrect[(at + 1) % toCorrect.length]
    lastShown.current = next && cellKey(next.row, next.column)
    grid.current?.reveal(next)
  }
  const names = new Map((extra.all ?? []).map((variant) => [variant.id, variant]))
  const cellName = ({ row, column }: Pick<CellChange, "row" | "column">) => {
    const variant = names.get(row)
    return `${variant ? variantName(variant) : row} · ${columnName(column)}`
  }
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <TaxBasisNote />
      <StatusNotice listId={listId} />
      {isDeleted && (
        <Banner tone="refused" announce title={t("deleted.title")}>
          {t("deleted.text")}
        </Banner>
      )}
      <GridNotices
        isRestored={edits.isRestored && state.edits.size > 0}
        onHideRestored={edits.hideRestored}
        onDiscard={edits.discard}
        stop={saving.stop}
        refused={saving.failures.size}
        loaded={loaded}
        gone={extra.gone.map((edit) => `${columnName(edit.column)}: ${edit.text || tg("conflicts.empty")}`)}
        onHideGone={extra.hideGone}
        failed={t("grid.failed")}
      />
      {!extra.all || !columns ? (
        !loaded.error && <Skeleton className="h-96 w-full" />
      ) : (
        <PriceGrid
          variants={extra.all}
          columns={columns}
          edits={edits}
          rules={rules}
          savedText={savedText}
          failure={failure}
          handle={grid}
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
                onFill={(changes) => edits.update((before) => change(before, changes, savedText))}
              />
              {!loaded.isComplete && !loaded.error && (
                <p role="status" className="text-sm text-muted">
                  {t("products.loading", { loaded: String(loaded.loaded), count: loaded.count })}
                </p>
              )}
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
        {state.edits.size > 0 && (
          <GridSaveBar
            unsaved={state.edits.size}
            problems={toCorrect.length}
            progress={saving.progress}
            onShowProblem={showNextProblem}
            onDiscard={edits.discard}
            onSave={() => void saving.save()}
          />
        )}
        {saving.question && <CellConflictDialog question={saving.question} nameOf={cellName} />}
      </Suspense>
      {question}
    </div>
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
