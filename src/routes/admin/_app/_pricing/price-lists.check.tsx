import { createFileRoute } from "@tanstack/react-router"
import { checkSearch } from "#admin/price-lists/check/check-search.ts"
import { PriceCheckPage } from "#admin/price-lists/check/price-check-page.tsx"
import { regionsQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/_pricing/price-lists/check")({
  validateSearch: checkSearch,
  // Not awaited: the page shows placeholders.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(regionsQuery),
  component: PriceCheckPage,
})
