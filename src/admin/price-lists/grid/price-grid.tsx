import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react"
import { GridTools } from "#admin/kit/grid/grid-tools.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { plainText } from "#lib/plain-text.ts"
import type { PricedVariant } from "#machines/price-lists/list-prices.ts"
import { conditionOf, isTier, overlapping } from "#machines/price-lists/price-change.ts"
import { DataGrid, type DataGridHandle } from "#ui/data-grid/data-grid.tsx"
import { cellKey, change, type Edit, type EditState, firstOf, redo, undo } from "#ui/data-grid/edits.ts"
import type { CellChange, GridCell, GridColumn, GridRow } from "#ui/data-grid/types.ts"
import { EmptyState } from "#ui/empty-state.tsx"
import { useMoneyError } from "#ui/money-field.tsx"
import type { CellRules } from "./cell-rules.ts"
import { useStandardPrices } from "./use-standard-prices.ts"

type CellId = Pick<CellChange, "row" | "column">

export interface PriceGridHandle {
  /** Shows a cell and focuses it. */
  reveal(cell: CellId | undefined): void
}

interface PriceGridProps {
  variants: readonly PricedVariant[]
  columns: readonly GridColumn[]
  edits: {
    readonly state: EditState
    readonly latest: { readonly current: EditState }
    update(next: (state: EditState) => EditState): unknown
  }
  rules: CellRules
  /** Text that is saved; empty without a price. */
  savedText: (row: string, column: string) => string
  /** Why the server refused a cell's text. */
  failure?: (edit: Pick<Edit, "row" | "column" | "text">) => string | undefined
  handle: Ref<PriceGridHandle>
  /** More buttons beside undo and redo, for the variants in view. */
  tools?: (shown: readonly PricedVariant[]) => ReactNode
}

/** Name of a variant with its product. */
export const variantName = ({ product, name }: Pick<PricedVariant, "product" | "name">): string =>
  product && product !== name ? `${product} · ${name}` : name

/** Why a text can't be saved: it isn't an amount, or its quantities overlap with those of another price of the row. */
export function useCellProblem({
  rules,
  savedText,
  edits,
  columns,
}: Pick<PriceGridProps, "rules" | "savedText" | "edits"> & {
  columns: readonly GridColumn[] | undefined
}): (edit: Pick<Edit, "row" | "column" | "text">) => string | undefined {
  const t = useTranslations("admin.priceList.problems")
  const moneyError = useMoneyError()
  const tiers = (columns ?? []).filter(({ id }) => isTier(conditionOf(id)))
  const { state } = edits
  return ({ row, column, text }) => {
    const { problem } = rules.check(column, text)
    if (problem) return moneyError(problem.problem, problem.currency)
    if (text === "" || tiers.length < 2 || !isTier(conditionOf(column))) return undefined
    const filled = tiers.filter(({ id }) => (state.edits.get(cellKey(row, id))?.text ?? savedText(row, id)) !== "")
    return overlapping(filled.map(({ id }) => id)).includes(column) ? t("overlap") : undefined
  }
}

/** The grid of a price list: variants by currencies, regions and quantities. */
export function PriceGrid(props: PriceGridProps) {
  const { variants, columns, edits, rules, savedText, failure, handle, tools } = props
  const t = useTranslations("admin.priceList.grid")
  const { state } = edits
  const [filter, setFilter] = useState("")
  const grid = useRef<DataGridHandle>(null)
  const problem = useCellProblem(props)

  const wanted = useRef<CellId>(undefined)
  // A row that the filter hides is shown only some renders later.
  useEffect(() => {
    if (wanted.current && grid.current?.focusCell(wanted.current.row, wanted.current.column)) wanted.current = undefined
  })
  function reveal(cell: CellId | undefined) {
    if (!cell || grid.current?.focusCell(cell.row, cell.column)) return
    wanted.current = cell
    setFilter("")
  }
  useImperativeHandle(handle, () => ({ reveal }))
  function onChange(changes: readonly CellChange[]) {
    const checked = changes.map((each) => ({ ...each, text: rules.check(each.column, each.text).text }))
    edits.update((before) => change(before, checked, savedText))
  }
  function stepBack(step: typeof undo, from: "past" | "future") {
    const cell = firstOf(edits.latest.current[from].at(-1))
    edits.update((before) => step(before, savedText))
    reveal(cell)
  }
  const shown = useMemo(() => {
    const text = plainText(filter.trim())
    if (text === "") return variants
    return variants.filter((each) => plainText(`${variantName(each)} ${each.sku ?? ""}`).includes(text))
  }, [variants, filter])
  const standard = useStandardPrices(variants)
  const rows = useMemo(
    () => shown.map((each): GridRow => ({ id: each.id, name: variantName(each), hint: each.sku || undefined })),
    [shown],
  )
  function cell({ id: row }: GridRow, { id: column }: GridColumn): GridCell {
    const edit = state.edits.get(cellKey(row, column))
    const price = standard?.(row, column)
    return {
      placeholder: price,
      text: edit?.text ?? savedText(row, column),
      isChanged: edit !== undefined,
      problem: edit && (problem(edit) ?? failure?.(edit)),
      note: price && t("standard", { price }),
    }
  }
  return (
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
        {tools?.(shown)}
      </GridTools>
      {rows.length === 0 ? (
        <EmptyState
          icon={variants.length === 0 ? "tag" : "search"}
          title={t(variants.length === 0 ? "none" : "noMatch")}
          text={variants.length === 0 ? t("noneText") : undefined}
        />
      ) : (
        <DataGrid
          label={t("label")}
          rowHeader={t("variant")}
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
    </div>
  )
}
