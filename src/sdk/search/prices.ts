import type { ProductVariant } from "#schema/store/entities/catalog.ts"
import type { StoreSdk } from "#sdk/store.ts"
import type { SearchMarket } from "./types.ts"

interface Shown {
  readonly now: number
  readonly was: number
}

/** The lowest of some variants' prices as the shop shows them. */
export function lowestOf(variants: readonly ProductVariant[] | null | undefined): Shown | undefined {
  const all = (variants ?? []).flatMap(({ calculated_price: price }): Shown[] => {
    const now = price?.calculated_amount_with_tax ?? price?.calculated_amount
    if (now === null || now === undefined) return []
    return [{ now, was: price?.original_amount_with_tax ?? price?.original_amount ?? now }]
  })
  return all.reduce<Shown | undefined>((a, b) => (a && a.now <= b.now ? a : b), undefined)
}

/** `price` and `was` of a hit. */
export const asRecord = (shown: Shown | undefined, country: string) =>
  shown ? { price: { [country]: shown.now }, was: { [country]: shown.was } } : {}

const FIELDS = "id,variants.id,*variants.calculated_price"

/** What products cost in a market, by their ids: a search index seldom knows sales and taxes. */
export async function pricesOf(sdk: StoreSdk, ids: readonly string[], { regionId, country }: SearchMarket) {
  if (ids.length === 0) return new Map<string, Shown | undefined>()
  const query = { id: [...ids], region_id: regionId, country_code: country, fields: FIELDS, limit: ids.length }
  const { products } = await sdk.store.product.list({ query })
  return new Map(products.map(({ id, variants }) => [id, lowestOf(variants)]))
}

/** By how much a price in the index, which is without tax, grows until it is shown. */
export async function taxFactor(sdk: StoreSdk, { regionId, country }: SearchMarket): Promise<number> {
  const query = { region_id: regionId, country_code: country, fields: FIELDS, limit: 1 }
  const { products } = await sdk.store.product.list({ query })
  const price = products[0]?.variants?.[0]?.calculated_price
  const [plain, shown] = [price?.calculated_amount, price?.calculated_amount_with_tax]
  return plain && shown ? shown / plain : 1
}
