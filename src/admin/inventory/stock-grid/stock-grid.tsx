import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Suspense, useEffect, useMemo, useRef, useState } from "react"
import { inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { MAX_REASON } from "#admin/inventory/item-page/stock-history.ts"
import { GridNotices } from "#admin/kit/grid/grid-notices.tsx"
import { GridSaveBar } from "#admin/kit/grid/grid-save-bar.tsx"
import { GridTools } from "#admin/kit/grid/grid-tools.tsx"
import { useGridEdits } from "#admin/kit/grid/use-grid-edits.ts"
import { useSaveGrid } from "#admin/kit/grid/use-save-grid.ts"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { meQuery } from "#admin/session/login.ts"
import { locationsQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { parseWhole } from "#lib/parse-whole.ts"
import { plainText } from "#lib/plain-text.ts"
import { Banner } from "#ui/banner.tsx"
import { DataGrid, type DataGridHandle } from "#ui/data-grid/data-grid.tsx"
import { cellKey, change, type Edit, firstOf, redo, undo } from "#ui/data-grid/edits.ts"
import type { CellChange, GridCell, GridColumn, GridRow } from "#ui/data-grid/types.ts"
import { EmptyState } from "#ui/empty-state.tsx"
import { late } from "#ui/late.tsx"
import { useShortcut } from "#ui/shortcut.ts"
import { Skeleton } from "#ui/skeleton.tsx"
import { TextField } from "#ui/text-field.tsx"
import { AdjustButton } from "./adjust-button.tsx"
import { saveStock, stockApi, stockText } from "./save-stock.ts"
import { type StockItem, stockKey, useStockItems } from "./stock-items.ts"

const ConflictDialog = late(async () => (await import("#admin/kit/grid/cell-conflict-dialog.tsx")).default)

const isValid = ({ text }: Pick<Edit, "text">) => /^\d{1,9}$/.test(text)

interface StockGridProps {
  /** Items to edit; all without them. */
  ids: readonly string[] | undefined
}

/** The grid of inventory items and locations with their stock. */
export function StockGrid({ ids }: StockGridProps) {
  const t = useTranslations("admin.stock")
  const refusal = useRefusalText()
  const tGrid = useTranslations("admin.priceGrid")
  const locale = useLocale()
  const client = useQueryClient()
  const loaded = useStockItems(ids)
  const { data: locations } = useQuery(locationsQuery)
  const edits = useGridEdits("inventory/stock")
  const { state } = edits
  const [filter, setFilter] = useState("")
  /** Names of items whose changes were dropped, because they were deleted. */
  const [gone, setGone] = useState<readonly string[]>([])
  /** Names of items whose stock was saved without its reason. */
  const [unnoted, setUnnoted] = useState<readonly string[]>([])
  const [reason, setReason] = useState("")
  const { data: me } = useQuery(meQuery)
  const unnamed = t("unnamed")
  const grid = useRef<DataGridHandle>(null)
  const saving = useSaveGrid({
    edits,
    isValid,
    send: async (sent, dialog) => {
      setGone([])
      setUnnoted([])
      const api = stockApi(me?.id ?? "")
      const result = await saveStock({ ...dialog, edits: sent, reason: reason.trim(), api })
      const names = (found: readonly string[] = []) => found.map((id) => loaded.byId.get(id)?.fullName ?? unnamed)
      setGone(names(result?.gone))
      setUnnoted(names(result?.unnoted))
      // The other cells may have the same reason once they are corrected.
      const isAll = [...edits.latest.current.edits.values()].every(isValid)
      if (result?.failures.length === 0 && !result.stop && isAll) setReason((typed) => (typed === reason ? "" : typed))
      return result
    },
    reload: async () => {
      await client.invalidateQueries({ queryKey: stockKey })
      void inventoryItems.invalidate(client)
    },
  })
  const failureAt = (key: string, text: string | undefined) => {
    const failure = saving.failures.get(key)
    return failure && failure.text === text ? failure : undefined
  }
  const toCorrect = [...state.edits]
    .filter(([key, edit]) => !isValid(edit) || failureAt(key, edit.text))
    .map(([, edit]) => edit)
  const columns = useMemo(
    () =>
      locations?.map(
        ({ id, name }): GridColumn => ({ id, name: name ?? id, kind: "number", inputMode: "numeric", isWide: true }),
      ),
    [locations],
  )
  const rows = useMemo(() => toRows(loaded.items ?? [], filter, unnamed), [loaded.items, filter, unnamed])

  const savedText = (row: string, column: string): string => {
    const item = loaded.byId.get(row)
    return item ? stockText(item, column) : ""
  }
  function onChange(changes: readonly CellChange[]) {
    const checked = changes.map((each) => {
      const units = parseWhole(each.text, locale)
      return { ...each, text: units === undefined || units < 0 ? each.text.trim() : String(units) }
    })
    edits.update((before) => change(before, checked, savedText))
  }
  /** Cells that would drop below 0 are marked as problems; empty ones aren't stocked. */
  function adjust(by: number) {
    grid.current?.changeSelected((text) => (isValid({ text }) ? String(Number(text) + by) : undefined))
  }
  const wanted = useRef<Pick<CellChange, "row" | "column">>(undefined)
  // A cell of a row that the filter hides is shown only some renders later.
  useEffect(() => {
    if (wanted.current && grid.current?.focusCell(wanted.current.row, wanted.current.column)) wanted.current = undefined
  })
  function reveal(cell: Pick<CellChange, "row" | "column"> | undefined) {
    if (!cell || grid.current?.focusCell(cell.row, cell.column)) return
    wanted.current = cell
    setFilter("")
  }
  function stepBack(step: typeof undo, from: "past" | "future") {
    const cell = firstOf(edits.latest.current[from].at(-1))
    edits.update((before) => step(before, savedText))
    reveal(cell)
  }
  const lastShown = useRef<string>(undefined)
  const showNextProblem = () => {
    const at = toCorrect.findIndex(({ row, column }) => lastShown.current === cellKey(row, column))
    const next = toCorrect[(at + 1) % toCorrect.length]
    lastShown.current = next && cellKey(next.row, next.column)
    reveal(next)
  }
  function cell(row: GridRow, column: GridColumn): GridCell {
    const item = loaded.byId.get(row.id)
    if (!item) return { text: "" }
    const key = cellKey(row.id, column.id)
    const edit = state.edits.get(key)
    const text = edit?.text ?? stockText(item, column.id)
    const failure = failureAt(key, edit?.text)
    const reserved = item.levels.get(column.id)?.reserved ?? 0
    return {
      text,
      isChanged: edit !== undefined,
      problem:
        edit && !isValid(edit)
          ? t(edit.text === "" ? "problems.empty" : "problems.quantity")
          : failure && refusal(failure.detail),
      ...(reserved === 0
        ? {}
        : Number(text) < reserved
          ? { note: tGrid("overReserved", { count: reserved }), mark: "!" }
          : { note: tGrid("reserved", { count: reserved }) }),
    }
  }
  const { question } = useLeaveGuard(edits.isDirty, edits.discard)
  useShortcut({ key: "s", command: true }, () => void saving.save())
  const isComplete = !loaded.items || loaded.items.length >= loaded.count
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <GridNotices
        isRestored={edits.isRestored && state.edits.size > 0}
        onHideRestored={edits.hideRestored}
        onDiscard={edits.discard}
        stop={saving.stop}
        refused={saving.failures.size}
        loaded={loaded}
        failed={t("failed")}
      />
      {gone.length > 0 && (
        <Banner tone="waiting" announce title={t("gone", { count: gone.length })} onDismiss={() => setGone([])}>
          {gone.join(", ")}
        </Banner>
      )}
      {unnoted.length > 0 && (
        <Banner tone="waiting" announce title={t("unnoted")} onDismiss={() => setUnnoted([])}>
          {unnoted.join(", ")}
        </Banner>
      )}
      <GridTools
        search={t("search")}
        filter={filter}
        onFilter={setFilter}
        state={state}
        onUndo={() => stepBack(undo, "past")}
        onRedo={() => stepBack(redo, "future")}
        onFillDown={() => grid.current?.fillDown()}
      >
        <AdjustButton onAdjust={adjust} />
        {!isComplete && !loaded.error && (
          <p role="status" className="text-sm text-muted">
            {t("loading", { loaded: loaded.items?.length ?? 0, count: loaded.count })}
          </p>
        )}
      </GridTools>
      {!loaded.items || !columns ? (
        !loaded.error && <Skeleton className="h-96 w-full" />
      ) : columns.length === 0 ? (
        <EmptyState icon="pin" title={tGrid("noLocations.title")} text={tGrid("noLocations.text")} />
      ) : rows.length === 0 ? (
        <EmptyState icon="search" title={t(filter ? "noMatch" : "none")} />
      ) : (
        <DataGrid
          label={t("title")}
          rowHeader={t("item")}
          rows={rows}
          columns={columns}
          cell={cell}
          lockedReason={() => undefined}
          onChange={onChange}
          onUndo={() => stepBack(undo, "past")}
          onRedo={() => stepBack(redo, "future")}
          handle={grid}
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
        >
          <TextField
            label={t("reason")}
            labelHidden
            placeholder={t("reason")}
            autoComplete="off"
            maxLength={MAX_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </GridSaveBar>
      )}
      {question}
      {saving.question && (
        <Suspense>
          <ConflictDialog
            question={saving.question}
            nameOf={({ row, column }) =>
              [loaded.byId.get(row)?.fullName ?? unnamed, columns?.find(({ id }) => id === column)?.name].join(" · ")
            }
          />
        </Suspense>
      )}
    </div>
  )
}

/** The rows whose name, product or SKU contains the text. */
function toRows(items: readonly StockItem[], filter: string, unnamed: string): readonly GridRow[] {
  const wanted = plainText(filter.trim())
  return items
    .filter(({ name, hint }) => wanted === "" || plainText(`${name ?? ""} ${hint}`).includes(wanted))
    .map(({ id, name, hint }) => ({ id, name: name ?? unnamed, hint: hint || undefined }))
}
