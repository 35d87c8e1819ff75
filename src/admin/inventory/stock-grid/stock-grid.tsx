import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { MAX_REASON } from "#admin/inventory/item-page/stock-history.ts"
import { GridEditor } from "#admin/kit/grid/grid-editor.tsx"
import { GridNotices, NamesNotice } from "#admin/kit/grid/grid-notices.tsx"
import { GridPage } from "#admin/kit/grid/grid-page.tsx"
import { useGridEdits } from "#admin/kit/grid/use-grid-edits.ts"
import { useGridPage } from "#admin/kit/grid/use-grid-page.ts"
import { meQuery } from "#admin/session/login.ts"
import { locationsQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { parseWhole } from "#lib/parse-whole.ts"
import type { Edit } from "#ui/data-grid/edits.ts"
import type { GridCell, GridColumn, GridRow } from "#ui/data-grid/types.ts"
import { EmptyState } from "#ui/empty-state.tsx"
import { TextField } from "#ui/text-field.tsx"
import { AdjustButton } from "./adjust-button.tsx"
import { saveStock, stockApi, stockText } from "./save-stock.ts"
import { type StockItem, stockKey, useStockItems } from "./stock-items.ts"

const isValid = ({ text }: Pick<Edit, "text">) => /^\d{1,9}$/.test(text)

interface StockRow extends GridRow {
  readonly item: StockItem
}

/** Name, product and SKU. */
const searchText = ({ item: { name, hint } }: StockRow) => `${name ?? ""} ${hint}`

interface StockGridProps {
  /** Items to edit; all without them. */
  ids: readonly string[] | undefined
}

/** The grid of inventory items and locations with their stock. */
export function StockGrid({ ids }: StockGridProps) {
  const t = useTranslations("admin.stock")
  const tGrid = useTranslations("admin.priceGrid")
  const locale = useLocale()
  const client = useQueryClient()
  const items = useStockItems(ids)
  const { data: locations } = useQuery(locationsQuery)
  const { data: me } = useQuery(meQuery)
  const edits = useGridEdits("inventory/stock")
  /** Names of items whose changes were dropped, because they were deleted. */
  const [gone, setGone] = useState<readonly string[]>([])
  /** Names of items whose stock was saved without its reason. */
  const [unnoted, setUnnoted] = useState<readonly string[]>([])
  const [reason, setReason] = useState("")
  const unnamed = t("unnamed")
  const nameOf = (id: string) => items.byId.get(id)?.fullName ?? unnamed
  const page = useGridPage({
    edits,
    savedText: (row, column) => {
      const item = items.byId.get(row)
      return item ? stockText(item, column) : ""
    },
    format: (_, entered) => {
      const units = parseWhole(entered, locale)
      return units === undefined || units < 0 ? entered.trim() : String(units)
    },
    problem: (edit) => (isValid(edit) ? undefined : t(edit.text === "" ? "problems.empty" : "problems.quantity")),
    save: async (sent, dialog) => {
      setGone([])
      setUnnoted([])
      const api = stockApi(me?.id ?? "")
      const result = await saveStock({ ...dialog, edits: sent, reason: reason.trim(), api })
      setGone((result?.gone ?? []).map(nameOf))
      setUnnoted((result?.unnoted ?? []).map(nameOf))
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
  const columns = useMemo(
    () =>
      locations?.map(
        ({ id, name }): GridColumn => ({ id, name: name ?? id, kind: "number", inputMode: "numeric", isWide: true }),
      ),
    [locations],
  )
  const rows = useMemo(
    () =>
      items.rows?.map(
        (item): StockRow => ({ id: item.id, name: item.name ?? unnamed, hint: item.hint || undefined, item }),
      ),
    [items.rows, unnamed],
  )
  function about({ item }: StockRow, { id }: GridColumn, text: string): Partial<GridCell> {
    const count = item.levels.get(id)?.reserved ?? 0
    if (count === 0) return {}
    return Number(text) < count
      ? { note: tGrid("overReserved", { count }), mark: "!" }
      : { note: tGrid("reserved", { count }) }
  }
  /** Cells that would drop below 0 are marked as problems; empty ones aren't stocked. */
  const adjust = (difference: number) =>
    page.cells.grid.current?.changeSelected((text) =>
      isValid({ text }) ? String(Number(text) + difference) : undefined,
    )
  return (
    <GridPage
      page={page}
      nameOf={({ row, column }) => [nameOf(row), columns?.find(({ id }) => id === column)?.name].join(" · ")}
      withSave={
        <TextField
          label={t("reason")}
          labelHidden
          placeholder={t("reason")}
          autoComplete="off"
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      }
    >
      <GridNotices page={page} loaded={items} failed={t("failed")} />
      <NamesNotice title={t("gone", { count: gone.length })} names={gone} onHide={() => setGone([])} />
      <NamesNotice title={t("unnoted")} names={unnoted} onHide={() => setUnnoted([])} />
      <GridEditor
        cells={page.cells}
        label={t("title")}
        rowHeader={t("item")}
        search={t("search")}
        rows={rows}
        columns={columns}
        searchText={searchText}
        about={about}
        tools={() => <AdjustButton onAdjust={adjust} />}
        loaded={items}
        loading={t("loading", { loaded: items.loaded, count: items.count })}
        empty={
          columns?.length === 0 ? (
            <EmptyState icon="pin" title={tGrid("noLocations.title")} text={tGrid("noLocations.text")} />
          ) : (
            <EmptyState icon="search" title={t(page.cells.filter ? "noMatch" : "none")} />
          )
        }
      />
    </GridPage>
  )
}
