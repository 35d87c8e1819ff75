import { settleConflicts } from "#admin/kit/grid/conflicts.ts"
import type { CellFailure, SaveDialog, SaveResult } from "#admin/kit/grid/save-result.ts"
import { parseMoney } from "#lib/money-input.ts"
import { stopOfReading } from "#machines/kit/send-rows.ts"
import type { SavedPrices } from "#machines/price-lists/list-prices.ts"
import type { PriceChange } from "#machines/price-lists/price-change.ts"
import { changesOf, type ListPrice, type WantedPrice } from "#machines/price-lists/price-change.ts"
import { toApiError } from "#sdk/error.ts"
import { cellKey, type Edit } from "#ui/data-grid/edits.ts"
import { type CellRules, currencyOf } from "./cell-rules.ts"
import { byVariant, type VariantPrices } from "./list-prices.ts"

/** The requests of the grid. */
export interface PriceApi {
  /** All prices of the list; throws `not_found` if it was deleted. */
  load(): Promise<readonly ListPrice[]>
  save(changes: readonly PriceChange[], onProgress: (rows: number) => void): Promise<SavedPrices>
}

interface SaveJob extends SaveDialog {
  /** Valid edits. */
  readonly edits: readonly Edit[]
  readonly locale: string
  readonly rules: CellRules
  readonly api: PriceApi
}

export interface PricesResult extends SaveResult {
  /** The list was deleted. */
  readonly isDeleted?: boolean
}

const none: VariantPrices = new Map()
const nothing = { saved: [], dropped: [], failures: [] } as const

const wantedOf = ({ row: variant, column, text }: Edit, locale: string): WantedPrice => ({
  variant,
  column,
  amount: text === "" ? null : (parseMoney(text, currencyOf(column), locale).amount ?? null),
})

/**
 * Saves the edited prices: reads the list's prices, asks about cells that someone else changed, then sends the changes in
 * chunks. Returns null if saving was stopped at the question.
 */
export async function savePrices({
  edits,
  locale,
  rules,
  api,
  ask,
  onProgress,
}: SaveJob): Promise<PricesResult | null> {
  let present: readonly ListPrice[] = []
  const read = async (wanted: readonly Edit[]) => {
    present = await api.load()
    const prices = byVariant(present)
    return new Map(wanted.map(({ row }) => [row, prices.get(row) ?? none]))
  }
  try {
    const settled = await settleConflicts({
      edits,
      read,
      ask,
      textOf: (prices, { column }) => rules.textOf(prices, column),
    })
    if (settled === null) return null
    const byCell = new Map(settled.edits.map((edit) => [cellKey(edit.row, edit.column), edit]))
    const changes = changesOf(
      settled.edits.map((edit) => wantedOf(edit, locale)),
      present,
    )
    const open = new Set(changes.map(({ wanted }) => cellKey(wanted.variant, wanted.column)))
    const equal = settled.edits.filter(({ row, column }) => !open.has(cellKey(row, column)))
    let done = 0
    const result = await api.save(changes, (rows) => {
      done += rows
      onProgress(done, changes.length)
    })
    const editOf = ({ wanted }: PriceChange) => byCell.get(cellKey(wanted.variant, wanted.column)) as Edit
    const failures = result.refused.map(({ row, error }): CellFailure => {
      const { row: variant, column } = editOf(row)
      return { row: variant, column, kind: result.gone.has(variant) ? "gone" : "refused", detail: error.message }
    })
    const saved = [...equal, ...result.saved.map(editOf)].map(({ row, column, text }) => ({ row, column, text }))
    return { saved, dropped: settled.dropped, failures, stop: result.stop }
  } catch (thrown) {
    const error = toApiError(thrown)
    return error.status === 404 ? { ...nothing, isDeleted: true } : { ...nothing, stop: stopOfReading(error) }
  }
}
