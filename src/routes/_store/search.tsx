import { createFileRoute } from "@tanstack/react-router"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { loadMarket } from "#store/api/load.ts"
import { preloadSearch, searchClient } from "#store/search/client.ts"
import { useForeignPrice } from "#store/search/facets/use-foreign-price.ts"
import { SearchFailed } from "#store/search/search-failed.tsx"
import { SearchPage } from "#store/search/search-page.tsx"
import { SearchSkeleton } from "#store/search/skeletons.tsx"
import { readAddress } from "#store/search/url/address.ts"

export const Route = createFileRoute("/_store/search")({
  validateSearch: readAddress,
  loader: async ({ context: { queryClient, locale } }) => {
    preloadSearch()
    const texts = loadMessages(locale, "shared", "store", "search")
    const market = await loadMarket(queryClient)
    return { locale, messages: await texts, market, client: await searchClient(market) }
  },
  component: Search,
  pendingComponent: SearchSkeleton,
  errorComponent: SearchFailed,
})

function Search() {
  const { locale, messages, market, client } = Route.useLoaderData()
  const isForeign = useForeignPrice(market.region.currency_code)
  if (isForeign) return <SearchSkeleton />
  // Another country or language has other indexes, so the search is remounted with the same URL.
  return (
    <I18nProvider locale={locale} messages={messages}>
      <SearchPage key={market.country + locale} market={market} client={client} />
    </I18nProvider>
  )
}
