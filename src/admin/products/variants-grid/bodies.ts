import { type PriceBody, scopeOf, type VariantPrice } from "#admin/products/variant-page/prices.ts"
import { parseMoney } from "#lib/money-input.ts"
import type { CellChange } from "#ui/data-grid/types.ts"
import { conditionOf, isBaseOf, isCode, isFlag, locationOf } from "./column-rules.ts"
import type { GridVariant } from "./grid-variant.ts"

/** Changed fields of a variant in `variants/batch`. */
export interface VariantUpdate {
  id: string
  prices?: PriceBody[]
  sku?: string | null
  ean?: string | null
  upc?: string | null
  barcode?: string | null
  manage_inventory?: boolean
  allow_backorder?: boolean
}

/** A changed level in the batch of inventory levels. */
export interface LevelUpdate {
  readonly inventory_item_id: string
  readonly location_id: string
  readonly stocked_quantity: number
}

const toBody = (price: VariantPrice, amount = price.amount): PriceBody => ({
  id: price.id,
  currency_code: price.currency_code,
  amount,
  min_quantity: price.min_quantity,
  max_quantity: price.max_quantity,
  rules: { ...price.rules },
})

/**
 * All prices of a variant with one changed or, for null, removed: the server replaces the list. Ids, quantity prices and
 * prices with other conditions stay as they are.
 */
function withPrice(prices: readonly PriceBody[], column: string, amount: number | null): PriceBody[] {
  const condition = conditionOf(column)
  if (!condition) return [...prices]
  const scope = scopeOf(condition)
  const isOwn = ({ id = "", ...price }: PriceBody) => isBaseOf({ id, ...price }, scope)
  const first = prices.find(isOwn)
  const others = prices.filter((price) => !isOwn(price))
  if (amount === null) return others
  if (first) return prices.flatMap((price) => (price === first ? { ...price, amount } : isOwn(price) ? [] : price))
  const { currency, rules } = condition
  return [...prices, { currency_code: currency, amount, min_quantity: null, max_quantity: null, rules: { ...rules } }]
}

/** The changes of one variant as a body, without its stock; undefined if there are none. Texts must be valid. */
export function variantUpdate(
  variant: GridVariant,
  changes: readonly CellChange[],
  locale: string,
): VariantUpdate | undefined {
  const body: VariantUpdate = { id: variant.id }
  for (const { column, text } of changes) {
    const condition = conditionOf(column)
    if (isCode(column)) body[column] = text || null
    else if (isFlag(column)) body[column] = text === "TRUE"
    else if (condition) {
      const amount = text === "" ? null : (parseMoney(text, condition.currency, locale).amount ?? null)
      body.prices = withPrice(body.prices ?? variant.prices.map((price) => toBody(price)), column, amount)
    }
  }
  return Object.keys(body).length > 1 ? body : undefined
}

/** The changed stock of one variant, with whether its item is kept at the location already. */
export function levelUpdates(variant: GridVariant, changes: readonly CellChange[]) {
  const [item] = variant.items
  return changes.flatMap(({ column, text }) => {
    const location = locationOf(column)
    if (!item || location === undefined) return []
    const level: LevelUpdate = { inventory_item_id: item.id, location_id: location, stocked_quantity: Number(text) }
    return { level, isNew: !item.levels.has(location) }
  })
}
