import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useEffect, useMemo, useRef, useState } from "react"
import { GridNotices } from "#admin/kit/grid/grid-notices.tsx"
import { GridTools } from "#admin/kit/grid/grid-tools.tsx"
import { useGridEdits } from "#admin/kit/grid/use-grid-edits.ts"
import { useSaveGrid } from "#admin/kit/grid/use-save-grid.ts"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { products } from "#admin/products/product.resource.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { plainText } from "#lib/plain-text.ts"
import { DataGrid, type DataGridHandle } from "#ui/data-grid/data-grid.tsx"
import { cellKey, change, type Edit, firstOf, redo, undo } from "#ui/data-grid/edits.ts"
import type { CellChange, GridCell, GridColumn, GridRow } from "#ui/data-grid/types.ts"
import { EmptyState } from "#ui/empty-state.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { useShortcut } from "#ui/shortcut.ts"
import { Skeleton } from "#ui/skeleton.tsx"
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

const GridSaveBar = late(async () => (await import("#admin/kit/grid/grid-save-bar.tsx")).GridSaveBar)
const CellConflictDialog = late(async () => (await import("#admin/kit/grid/cell-conflict-dialog.tsx")).default)

const usedLater = [GridSaveBar]

interface VariantsGridProps {
  productId: string
  tab: GridTab
  onTab: (tab: GridTab) => void
}

/** The currency of a price column. */
const currencyOf = (column: string) => conditionOf(column)?.currency

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
  const columns = useColumns(loaded.prices.variants)
  const rules = useMemo(() => columnRules(locale), [locale])
  const edits = useGridEdits(`products/${productId}/grid`, currencyOf)
  const { state } = edits
  const { gone, hideGone } = useGoneCells(productId, edits, shown)
  const [filter, setFilter] = useState("")
  const grid = useRef<DataGridHandle>(null)

  const savedText = (row: string, column: string): string => {
    const { tab: own, textOf } = rules(column)
    const variant = loaded[own].byId.get(row)
    return variant ? textOf(variant) : ""
  }
  const duplicates = useMemo(() => duplicatesOf(loaded.codes.byId, state.edits), [loaded.codes.byId, state.edits])
  const problem = (edit: Pick<Edit, "column" | "text">) => problemOf(edit, rules, duplicates)
  const saving = useSaveGrid({
    edits,
    isValid: (edit) => problem(edit) === undefined,
    send: (sent, dialog) => saveGrid({ ...dialog, edits: sent, locale, rules, api: gridApi(productId) }),
    reload: async () => {
      await client.invalidateQueries({ queryKey: gridKey(productId) })
      void products.invalidate(client, productId)
    },
  })
  usePreload(usedLater)
  const texts = useCellTexts()
  const failureAt = (key: string, text: string | undefined) => {
    const failure = saving.failures.get(key)
    return failure && failure.text === text ? failure : undefined
  }
  const toCorrect = [...state.edits]
    .filter(([key, edit]) => problem(edit) || failureAt(key, edit.text))
    .map(([, edit]) => edit)

  function onChange(changes: readonly CellChange[]) {
    const checked = changes.map((each) => ({ ...each, text: rules(each.column).check(each.text).text }))
    edits.update((before) => change(before, checked, savedText))
  }
  const wanted = useRef<Pick<CellChange, "row" | "column">>(undefined)
  // A cell of another tab, or of a row that the filter hides, is shown only some renders later.
  useEffect(() => {
    if (!wanted.current || rules(wanted.current.column).tab !== tab) return
    if (grid.current?.focusCell(wanted.current.row, wanted.current.column)) wanted.current = undefined
  })
  function reveal(cell: Pick<CellChange, "row" | "column"> | undefined) {
    if (!cell) return
    const { tab: own } = rules(cell.column)
    if (own === tab && grid.current?.focusCell(cell.row, cell.column)) return
    wanted.current = cell
    setFilter("")
    if (own !== tab) onTab(own)
  }
  function stepBack(step: typeof undo, from: "past" | "future") {
    const cell = firstOf(edits.latest.current[from].at(-1))
    edits.update((before) => step(before, savedText))
    reveal(cell)
  }
  const lastShown = useRef<string>(undefined)
  const showNextProblem = () => {
    const [first] = toCorrect
    const next =
      toCorrect[
        (toCorrect.findIndex(({ row, column }) => lastShown.current === cellKey(row, column)) + 1) % toCorrect.length
      ] ?? first
    lastShown.current = next && cellKey(next.row, next.column)
    reveal(next)
  }
  const rows = useMemo(() => toRows(shown.variants ?? [], filter), [shown.variants, filter])
  function lockedReason(row: GridRow, column: GridColumn): string | undefined {
    const variant = shown.byId.get(row.id)
    return variant && texts.lock(rules(column.id).lockOf(variant))
  }
  function cell(row: GridRow, column: GridColumn): GridCell {
    const variant = shown.byId.get(row.id)
    if (!variant) return { text: "" }
    const key = cellKey(row.id, column.id)
    const edit = state.edits.get(key)
    const { textOf } = rules(column.id)
    const text = edit?.text ?? textOf(variant)
    const failure = failureAt(key, edit?.text)
    const found = edit && problem(edit)
    return {
      text,
      isChanged: edit !== undefined,
      lockedReason: lockedReason(row, column),
      problem: found ? texts.problem(found) : failure && texts.failure(failure),
      ...texts.about(variant, column.id, text),
    }
  }
  const { question } = useLeaveGuard(edits.isDirty, edits.discard)
  useShortcut({ key: "s", command: true }, () => void saving.save())
  const isComplete = !shown.variants || shown.variants.length >= shown.count
  const allColumns = columns[tab]
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <GridNotices
        isRestored={edits.isRestored && state.edits.size > 0}
        onHideRestored={edits.hideRestored}
        onDiscard={edits.discard}
        stop={saving.stop}
        refused={saving.failures.size}
        loaded={shown}
        gone={gone.map(({ column, text }) => `${columnName(column)}: ${text || t("conflicts.empty")}`)}
        onHideGone={hideGone}
        failed={t("failed")}
      />
      <Tabs label={t("view")} tabs={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))} value={tab} onChange={onTab}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <GridTools
            search={t("search")}
            filter={filter}
            onFilter={setFilter}
            state={state}
            onUndo={() => stepBack(undo, "past")}
            onRedo={() => stepBack(redo, "future")}
            onFillDown={() => grid.current?.fillDown()}
          >
            {!isComplete && !shown.error && (
              <p role="status" className="text-sm text-muted">
                {t("loading", { loaded: String(shown.variants?.length ?? 0), count: shown.count })}
              </p>
            )}
          </GridTools>
          {!shown.variants || !allColumns ? (
            !shown.error && <Skeleton className="h-96 w-full" />
          ) : allColumns.length === 0 ? (
            <EmptyState icon="box" title={t("noLocations.title")} text={t("noLocations.text")} />
          ) : rows.length === 0 ? (
            <EmptyState icon="search" title={t("noMatch")} />
          ) : (
            <DataGrid
              key={tab}
              label={t(`tabs.${tab}`)}
              rowHeader={t("variant")}
              rows={rows}
              columns={allColumns}
              cell={cell}
              lockedReason={lockedReason}
              onChange={onChange}
              onUndo={() => stepBack(undo, "past")}
              onRedo={() => stepBack(redo, "future")}
              handle={grid}
            />
          )}
        </div>
      </Tabs>
      {state.edits.size > 0 && (
        <Suspense>
          <GridSaveBar
            unsaved={state.edits.size}
            problems={toCorrect.length}
            progress={saving.progress}
            onShowProblem={showNextProblem}
            onDiscard={edits.discard}
            onSave={() => void saving.save()}
          />
        </Suspense>
      )}
      {question}
      {saving.question && (
        <Suspense>
          <CellConflictDialog question={saving.question} nameOf={conflictName} />
        </Suspense>
      )}
    </div>
  )

  function columnName(column: string): string {
    return columns[rules(column).tab]?.find(({ id }) => id === column)?.name ?? ""
  }
  function conflictName({ row, column }: Pick<CellChange, "row" | "column">): string {
    const variant = loaded[rules(column).tab].byId.get(row)
    return `${variant ? nameOf(variant) : row} · ${columnName(column)}`
  }
}

/** The rows whose name or SKU contains the text. */
function toRows(variants: readonly GridVariant[], filter: string): readonly GridRow[] {
  const wanted = plainText(filter.trim())
  return variants
    .filter(({ title, sku }) => wanted === "" || plainText(`${title} ${sku ?? ""}`).includes(wanted))
    .map((variant) => ({
      id: variant.id,
      name: nameOf(variant),
      hint: variant.title ? (variant.sku ?? undefined) : undefined,
    }))
}
