import { queryOptions, useQueries, useQuery } from "@tanstack/react-query"
import { useDeferredValue, useMemo } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { products } from "#admin/products/product.resource.ts"
import type { GridTab } from "./grid-tabs.ts"
import { fieldsOf, type GridVariant, mergePages, toGridVariant } from "./grid-variant.ts"
import type { GridApi } from "./save-grid.ts"

const PAGE = 100
/** Variants of the first page: about those in view, so that they are shown early. */
const FIRST = 25

/** Prefix of the keys of all pages. */
export const gridKey = (productId: string) => ["admin", products.name, "one", productId, "grid"] as const

/** One page of the variants, with what a tab shows. Sorted by id, so that no variant is on two pages or on none. */
export const gridPageQuery = (productId: string, tab: GridTab, offset: number) =>
  queryOptions({
    queryKey: [...gridKey(productId), tab, offset],
    queryFn: async ({ signal }) => {
      const query = { fields: fieldsOf(tab), order: "id", limit: offset === 0 ? FIRST : PAGE, offset }
      const { variants, count } = await adminSdk().admin.product.listVariants({ id: productId, query }, { signal })
      return { variants: variants.map(toGridVariant), count }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Read again whenever the grid is opened; kept only from the loader until the first render.
    gcTime: 1_000,
  })

export interface LoadedVariants {
  /** Those read so far, in the product's order; undefined before the first page. */
  readonly variants: readonly GridVariant[] | undefined
  readonly byId: ReadonlyMap<string, GridVariant>
  readonly count: number
  /** All pages are there, and none is being read again. */
  readonly isComplete: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** Reads all variants of a product in pages, with what a tab shows. */
export function useGridVariants(productId: string, tab: GridTab, enabled: boolean): LoadedVariants {
  const first = useQuery({ ...gridPageQuery(productId, tab, 0), enabled })
  const count = first.data?.count ?? 0
  // The first rows are painted before the others are requested.
  const rows = useDeferredValue(count, 0)
  const offsets = Array.from(
    { length: Math.max(0, Math.ceil((rows - FIRST) / PAGE)) },
    (_, index) => FIRST + index * PAGE,
  )
  const rest = useQueries({
    queries: offsets.map((offset) => ({ ...gridPageQuery(productId, tab, offset), enabled })),
    combine: combinePages,
  })
  const head = first.data?.variants
  const variants = useMemo(() => head && mergePages([head, ...rest.pages]), [head, rest.pages])
  const byId = useMemo(() => new Map((variants ?? []).map((variant) => [variant.id, variant])), [variants])
  return {
    variants,
    byId,
    count,
    error: first.error ?? rest.error,
    isComplete: variants !== undefined && variants.length >= count && !first.isFetching && !rest.isFetching,
    retry: () => {
      if (first.error) void first.refetch()
      rest.retry()
    },
  }
}

interface PageResult {
  readonly data: { readonly variants: readonly GridVariant[] } | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): Promise<unknown>
}

/** The pages up to the first one that isn't there yet, so that rows only appear at the end. */
function combinePages(results: readonly PageResult[]) {
  const missing = results.findIndex(({ data }) => !data)
  return {
    pages: results.slice(0, missing < 0 ? undefined : missing).flatMap(({ data }) => (data ? [data.variants] : [])),
    error: results.find(({ error }) => error)?.error ?? null,
    isFetching: results.some(({ isFetching }) => isFetching),
    retry: () => results.filter(({ error }) => error).forEach((result) => void result.refetch()),
  }
}

/** The requests that save the grid. */
export const gridApi = (productId: string): GridApi => ({
  async load(ids, tabs) {
    const query = { fields: fieldsOf(...tabs), id: [...ids], limit: PAGE }
    return (await adminSdk().admin.product.listVariants({ id: productId, query })).variants.map(toGridVariant)
  },
  updateVariants: (update) =>
    adminSdk().admin.product.batchVariants({ id: productId, body: { update: [...update] }, query: { fields: "id" } }),
  updateLevels: ({ create, update }) =>
    adminSdk().admin.inventoryItem.batchInventoryItemsLocationLevels({
      body: { create: [...create], update: [...update], delete: [] },
    }),
})
