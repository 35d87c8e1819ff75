import { createFileRoute } from "@tanstack/react-router"
import { firstStockQuery, stockKey } from "#admin/inventory/stock-grid/stock-items.ts"
import { StockPage } from "#admin/inventory/stock-grid/stock-page.tsx"
import { prefetchGrid } from "#admin/kit/grid/prefetch-grid.ts"
import { locationsQuery } from "#admin/settings/settings.ts"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { listOf, searchParams, text } from "#lib/search-params.ts"

const readSearch: (raw: Readonly<Record<string, unknown>>) => { ids?: string[] | undefined } = searchParams({
  ids: listOf(text()),
})

export const Route = createFileRoute("/admin/_app/_inventory/inventory/stock")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: async ({ context: { locale, queryClient }, deps: { ids } }) => {
    const [texts] = await Promise.all([
      loadParts(locale, "admin", "inventory", "price-grid"),
      prefetchGrid(queryClient, stockKey, [firstStockQuery(ids), locationsQuery]),
    ])
    return texts
  },
  // The first rows are shown as soon as they are there, without a placeholder if that takes less than 400 milliseconds.
  pendingMs: 400,
  pendingMinMs: 0,
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <StockPage />
    </I18nProvider>
  ),
})
