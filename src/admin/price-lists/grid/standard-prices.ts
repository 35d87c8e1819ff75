import { adminSdk } from "#admin/api/client.ts"
import { batchesOf } from "#lib/batches.ts"
import { columnOf } from "#machines/price-lists/price-change.ts"

/** The server answers `rules`, but fills them only if their parts are requested. */
const FIELDS =
  "id,prices.id,prices.amount,prices.currency_code,prices.min_quantity,prices.max_quantity,prices.price_rules.attribute,prices.price_rules.value"

/** The variants' own prices by variant and column. */
export async function standardPrices(ids: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const found = new Map<string, Map<string, number>>()
  for (const id of batchesOf(ids)) {
    const { variants } = await adminSdk().admin.productVariant.list({ query: { id, fields: FIELDS, limit: id.length } })
    for (const variant of variants) {
      const amounts = new Map<string, number>()
      for (const price of variant.prices ?? []) {
        const { currency_code: currency, min_quantity: min, max_quantity: max, amount } = price
        amounts.set(columnOf({ currency, rules: (price.rules ?? {}) as Record<string, string>, min, max }), amount)
      }
      found.set(variant.id, amounts)
    }
  }
  return found
}
