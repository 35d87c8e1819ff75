import { createFileRoute } from "@tanstack/react-router"
import { pricePageQuery } from "#admin/price-lists/grid/list-prices.ts"
import { PriceGridPage } from "#admin/price-lists/grid/price-grid-page.tsx"
import { priceLists } from "#admin/price-lists/price-list.resource.ts"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_pricing/price-lists/$id/prices")({
  loader: ({ context: { locale, queryClient }, params: { id } }) => {
    // Not awaited: the page shows a placeholder.
    void queryClient.prefetchQuery(pricePageQuery(id, 0))
    void queryClient.prefetchQuery(priceLists.one(id))
    void queryClient.prefetchQuery(regionsQuery)
    void queryClient.prefetchQuery(storeQuery)
    return loadParts(locale, "admin", "price-lists", "price-grid")
  },
  // The placeholder is replaced by the first rows as soon as they are there.
  pendingMinMs: 0,
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <PriceGridPage />
    </I18nProvider>
  ),
})
