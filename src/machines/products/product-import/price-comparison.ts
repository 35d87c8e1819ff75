import { roundMoney } from "#lib/money.ts"
import type { ImportSettings, ReadRow, RowProblem } from "./checked-sheet.ts"
import { type Column, regionKey } from "./column.ts"
import type { Change } from "./list-changes.ts"
import { entriesOf } from "./product-parts.ts"
import { type ShopVariant, shown } from "./shop-data.ts"

interface Price {
  readonly amount: number
  readonly currency_code: string
  readonly min_quantity?: number | null
  readonly max_quantity?: number | null
  readonly rules?: Readonly<Record<string, string>> | null
}

/** Whether a file can hold a price: the server drops regions, quantities and every other rule when it reads one. */
const isPlainPrice = ({ rules, min_quantity, max_quantity }: Price): boolean =>
  Object.keys(rules ?? {}).length === 0 && min_quantity == null && max_quantity == null

const pricesOf = (shop: ShopVariant) => entriesOf(shop, "prices") as readonly unknown[] as readonly Price[]

/** Whether a variant has prices that a file can't hold. */
export const hasRuledPrices = (shop: ShopVariant): boolean => !pricesOf(shop).every(isPlainPrice)

/** Compares the prices of rows with those of variants. */
export function createPriceComparison(columns: readonly Column[], settings: ImportSettings) {
  const regionIds = new Map(settings.regions.map(({ name, id }) => [regionKey(name), id]))
  const prices = [...columns.entries()].filter(([, { kind }]) => kind === "amount")

  /** Region prices in a file become prices in an unknown currency on the server. */
  const checkNoRegionPrices = (row: ReadRow): RowProblem[] =>
    prices.flatMap(([index, { title, region }]): RowProblem[] => {
      const value = row.cells[index]
      return region === undefined || !value ? [] : [{ row: row.number, kind: "regionPrice", column: title, value }]
    })

  function priceChanges(row: ReadRow, shop: ShopVariant): { changes: Change[]; removed: number } {
    const rest = new Set(pricesOf(shop))
    const changes = prices.flatMap(([index, { title, currency = "", region }]): Change[] => {
      const cell = row.cells[index]
      if (!cell) return []
      const regionId = region === undefined ? undefined : regionIds.get(region)
      const present = [...rest].find(
        (price) =>
          price.currency_code === currency &&
          (regionId === undefined
            ? isPlainPrice(price)
            : price.rules?.region_id === regionId && Object.keys(price.rules).length === 1),
      )
      if (present) rest.delete(present)
      const before = present ? shown(present.amount) : ""
      const isEqual = present && roundMoney(present.amount, currency) === roundMoney(Number(cell), currency)
      return isEqual ? [] : [{ row: row.number, column: title, before, after: cell }]
    })
    return { changes, removed: [...rest].filter(isPlainPrice).length }
  }

  return { checkNoRegionPrices, priceChanges }
}
