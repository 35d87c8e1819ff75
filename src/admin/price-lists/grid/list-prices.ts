import { queryOptions, useQueries, useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { listPrices, type PricedVariant, type PricePage } from "#machines/price-lists/list-prices.ts"
import type { ListPrice } from "#machines/price-lists/price-change.ts"

const PAGE = 1_000
/** Prices of the first page: about those in view, so that they are shown early. */
const FIRST = 150

/** One page of a list's prices with the names of their variants. */
export const pricePageQuery = (id: string, offset: number) =>
  queryOptions({
    queryKey: ["admin", "price-lists", "one", id, "prices", offset],
    queryFn: ({ signal }) =>
      listPrices(adminSdk()).page(id, { offset, limit: offset === 0 ? FIRST : PAGE, withNames: true, signal }),
    staleTime: 10_000,
  })

/** The prices of a variant by column. */
export type VariantPrices = ReadonlyMap<string, readonly ListPrice[]>

export interface LoadedPrices {
  /** Variants with prices in the order of their products; undefined before the first page. */
  readonly variants: readonly PricedVariant[] | undefined
  readonly prices: ReadonlyMap<string, VariantPrices>
  /** Columns that have a price. */
  readonly columns: ReadonlySet<string>
  /** Number of prices read, and of all. */
  readonly loaded: number
  readonly count: number
  readonly isComplete: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** Groups variants by product, in the order in which the products come first. */
function byProduct(pages: readonly PricePage[]): readonly PricedVariant[] {
  const products = new Map<string, Map<string, PricedVariant>>()
  for (const { variants } of pages)
    for (const variant of variants) {
      const productVariants = products.get(variant.productId) ?? new Map<string, PricedVariant>()
      products.set(variant.productId, productVariants.set(variant.id, variant))
    }
  return [...products.values()].flatMap((variants) => [...variants.values()])
}

/** Prices by variant and column. */
export function byVariant(prices: Iterable<ListPrice>): Map<string, Map<string, ListPrice[]>> {
  const found = new Map<string, Map<string, ListPrice[]>>()
  for (const price of prices) {
    const variantPrices = found.get(price.variant) ?? new Map<string, ListPrice[]>()
    found.set(price.variant, variantPrices)
    const same = variantPrices.get(price.column)
    if (same) same.push(price)
    else variantPrices.set(price.column, [price])
  }
  return found
}

/** Loads all prices of a list, page by page; the first page is shown at once. */
export function useListPrices(id: string): LoadedPrices {
  const first = useQuery(pricePageQuery(id, 0))
  const count = first.data?.count ?? 0
  const offsets = Array.from({ length: Math.ceil(Math.max(count - FIRST, 0) / PAGE) }, (_, at) => FIRST + at * PAGE)
  const others = useQueries({
    queries: offsets.map((offset) => pricePageQuery(id, offset)),
    combine: (results) => ({
      pages: results.map(({ data }) => data),
      error: results.find(({ error }) => error)?.error ?? null,
      retry: () => results.forEach((result) => void (result.error && result.refetch())),
    }),
  })
  const { pages } = others
  const content = useMemo(() => {
    const all = [first.data, ...pages].flatMap((page) => page ?? [])
    const prices = all.flatMap((page) => page.prices)
    return {
      variants: first.data ? byProduct(all) : undefined,
      prices: byVariant(prices),
      columns: new Set(prices.map(({ column }) => column)),
      loaded: prices.length,
    }
  }, [first.data, pages])
  return {
    ...content,
    count,
    isComplete: first.data !== undefined && pages.every(Boolean),
    error: first.error ?? others.error,
    retry: () => {
      if (first.error) void first.refetch()
      others.retry()
    },
  }
}
