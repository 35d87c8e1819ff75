import { batchesOf } from "#lib/batches.ts"
import { needed } from "#machines/kit/needed.ts"
import { type SendResult, sendRows } from "#machines/kit/send-rows.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { CallOptions } from "#sdk/options.ts"
import { batchOf, changesOf, columnOf, type ListPrice, type PriceChange, type WantedPrice } from "./price-change.ts"

/** A variant as price lists name it. */
export interface PricedVariant {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly productId: string
  readonly product: string
}

interface WirePrice {
  readonly id: string
  readonly currency_code: string
  readonly amount: number
  readonly min_quantity: number | null
  readonly max_quantity: number | null
  readonly price_rules?: readonly { readonly attribute: string; readonly value: unknown }[] | null
  readonly price_set?: { readonly variant?: WireVariant | null } | null
}
interface WireVariant {
  readonly id: string
  readonly title?: string | null
  readonly sku?: string | null
  readonly product?: { readonly id: string; readonly title: string } | null
}

const PRICE_FIELDS =
  "id,currency_code,amount,min_quantity,max_quantity,price_rules.attribute,price_rules.value,price_set.variant.id"
const NAME_FIELDS =
  "price_set.variant.title,price_set.variant.sku,price_set.variant.product.id,price_set.variant.product.title"
const PAGE = 1_000
const MAX_IDS = 100

export interface PricePage {
  readonly prices: readonly ListPrice[]
  /** Variants of the prices, if their names were requested. */
  readonly variants: readonly PricedVariant[]
  readonly count: number
}

interface PageOptions extends CallOptions {
  readonly offset: number
  readonly limit: number
  readonly withNames?: boolean
}

/** How far a list's prices were changed. */
export interface SavedPrices extends SendResult<PriceChange> {
  /** Ids of refused variants that no longer exist. */
  readonly gone: ReadonlySet<string>
}

/** Reads and writes the prices of price lists. */
export function listPrices(sdk: AdminSdk) {
  const { priceList: lists, productVariant: variants } = sdk.admin

  /** One page of a list's prices, sorted by id. Prices of deleted variants are left out. */
  async function page(id: string, { offset, limit, withNames = false, ...options }: PageOptions): Promise<PricePage> {
    const fields = withNames ? `${PRICE_FIELDS},${NAME_FIELDS}` : PRICE_FIELDS
    const answer = await lists.prices({ id, query: { fields, order: "id", limit, offset } }, options)
    const found = new Map<string, PricedVariant>()
    const prices = (needed(answer.prices) as readonly WirePrice[]).flatMap((price): ListPrice | never[] => {
      const variant = price.price_set?.variant
      if (!variant) return []
      const { id: variantId, title, sku = null, product } = variant
      const names = {
        name: title ?? sku ?? variantId,
        sku,
        productId: product?.id ?? "",
        product: product?.title ?? "",
      }
      found.set(variantId, { id: variantId, ...names })
      const rules = Object.fromEntries((price.price_rules ?? []).map((rule) => [rule.attribute, String(rule.value)]))
      const { currency_code: currency, min_quantity: min, max_quantity: max } = price
      return { id: price.id, variant: variantId, column: columnOf({ currency, rules, min, max }), amount: price.amount }
    })
    return { prices, variants: withNames ? [...found.values()] : [], count: answer.count }
  }

  /** All prices of a list. */
  async function all(id: string, options?: CallOptions): Promise<readonly ListPrice[]> {
    const found: ListPrice[] = []
    for (let offset = 0; ; offset += PAGE) {
      const { prices, count } = await page(id, { ...options, offset, limit: PAGE })
      found.push(...prices)
      if (offset + PAGE >= count) return found
    }
  }

  /** Of these variants, those that no longer exist. */
  async function goneOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const gone = new Set(ids)
    for (const part of batchesOf([...gone]).map((batch) => batch.slice(0, MAX_IDS))) {
      const query = { id: part, fields: "id", limit: part.length }
      for (const { id } of needed((await variants.list({ query })).variants)) gone.delete(id)
    }
    return gone
  }

  /** Sends changes in chunks; throws `not_found` if the list was deleted. */
  async function save(
    id: string,
    changes: readonly PriceChange[],
    onProgress: (rows: number) => void = () => undefined,
  ): Promise<SavedPrices> {
    const result = await sendRows({
      chunks: batchesOf(changes, { bodyOf: ({ put, remove }) => [put, remove] }),
      send: async (rows) => needed((await lists.batchPrices({ id, body: batchOf(rows) })).created),
      recheck: async (rows) => {
        const wanted: readonly WantedPrice[] = rows.map((row) => row.wanted)
        const unsaved = changesOf(wanted, await all(id))
        const open = new Set(unsaved.map((change) => change.wanted))
        return { saved: rows.filter((row) => !open.has(row.wanted)), unsaved }
      },
      isFatal: ({ status }) => status === 404,
      onProgress,
    })
    const refused = result.refused.map(({ row }) => row.wanted.variant)
    return { ...result, gone: refused.length === 0 ? new Set() : await goneOf(refused).catch(() => new Set<string>()) }
  }

  return { page, all, save }
}
