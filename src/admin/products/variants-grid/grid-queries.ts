import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { type RowsPage, useGridRows } from "#admin/kit/grid/use-grid-rows.ts"
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
    queryFn: async ({ signal }): Promise<RowsPage<GridVariant>> => {
      const query = { fields: fieldsOf(tab), order: "id", limit: offset === 0 ? FIRST : PAGE, offset }
      const { variants, count } = await adminSdk().admin.product.listVariants({ id: productId, query }, { signal })
      return { rows: variants.map(toGridVariant), count }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Read again whenever the grid is opened; kept only from the loader until the first render.
    gcTime: 1_000,
  })

/** Reads all variants of a product in pages, with what a tab shows, in the product's order. */
export const useGridVariants = (productId: string, tab: GridTab, enabled: boolean) =>
  useGridRows({
    pageQuery: (offset) => gridPageQuery(productId, tab, offset),
    sizes: { first: FIRST, other: PAGE },
    merge: mergePages,
    enabled,
  })

export type LoadedVariants = ReturnType<typeof useGridVariants>

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
