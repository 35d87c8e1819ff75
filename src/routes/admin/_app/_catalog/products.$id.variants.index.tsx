import { createFileRoute } from "@tanstack/react-router"
import { prefetchGrid } from "#admin/kit/grid/prefetch-grid.ts"
import { products } from "#admin/products/product.resource.ts"
import { currenciesQuery } from "#admin/products/product-page/currencies.ts"
import { gridKey, gridPageQuery } from "#admin/products/variants-grid/grid-queries.ts"
import { type GridTab, tabs } from "#admin/products/variants-grid/grid-tabs.ts"
import { VariantsPage } from "#admin/products/variants-grid/variants-page.tsx"
import { regionsQuery } from "#admin/settings/settings.ts"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { oneOf, searchParams } from "#lib/search-params.ts"

const readSearch: (raw: Readonly<Record<string, unknown>>) => { tab?: GridTab | undefined } = searchParams({
  tab: oneOf(tabs),
})

export const Route = createFileRoute("/admin/_app/_catalog/products/$id/variants/")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { tab = "prices" } }) => ({ tab }),
  loader: async ({ context: { locale, queryClient }, params: { id }, deps: { tab } }) => {
    const queries = [gridPageQuery(id, tab, 0), products.one(id), regionsQuery, currenciesQuery]
    const [texts] = await Promise.all([
      loadParts(locale, "admin", "catalog", "price-grid"),
      prefetchGrid(queryClient, gridKey(id), queries),
    ])
    return texts
  },
  // The first rows are shown as soon as they are there, without a placeholder if that takes less than 400 milliseconds.
  pendingMs: 400,
  pendingMinMs: 0,
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <VariantsPage />
    </I18nProvider>
  ),
})
