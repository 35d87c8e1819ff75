import { createFileRoute } from "@tanstack/react-router"
import { NewPriceListPage } from "#admin/price-lists/wizard/new-price-list-page.tsx"
import { wizardSearch } from "#admin/price-lists/wizard/wizard-search.ts"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { loadParts } from "#app/part-outlet.tsx"

export const Route = createFileRoute("/admin/_app/_pricing/price-lists/new")({
  staticData: { layout: "guided" },
  validateSearch: wizardSearch,
  loader: ({ context: { locale, queryClient } }) => {
    void queryClient.prefetchQuery(regionsQuery)
    void queryClient.prefetchQuery(storeQuery)
    return loadParts(locale, "admin", "price-lists", "price-grid")
  },
  component: NewPriceListPage,
})
