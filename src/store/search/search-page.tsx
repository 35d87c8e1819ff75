import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { type ComponentProps, useEffect, useMemo, useState } from "react"
import { Configure, InstantSearch, type InstantSearchProps, InstantSearchSSRProvider } from "react-instantsearch"
import { useTranslations } from "#lib/i18n.tsx"
import type { SearchClient } from "#sdk/search/types.ts"
import type { Market } from "#store/market/region.ts"
import { PageMeta } from "#store/shell/page-meta.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { NoIndex } from "#ui/no-index.tsx"
import { withFacetErrors } from "./facets/facet-error.ts"
import { facetName, priceAttribute } from "./facets/facet-names.ts"
import { useOwnFilters } from "./facets/use-own-filters.ts"
import { Results } from "./results.tsx"
import { searchEnv } from "./search-env.ts"
import { addressMapping } from "./url/address-mapping.ts"
import { addressRouter } from "./url/address-router.ts"

const route = getRouteApi("/_store/search")

interface SearchPageProps {
  market: Market
  client: SearchClient
}

type FoundByServer = ComponentProps<typeof InstantSearchSSRProvider>

/** Query key of the results of the search that a server has rendered. */
export const foundByServerKey = ["store", "found-by-server"] as const

/** Attributes that a card shows. */
const shown = (country: string) => [
  "title",
  "subtitle",
  "handle",
  "thumbnail",
  priceAttribute(country),
  `was.${country}`,
]

/** Instant search page: the library holds the search state, and the app's router keeps it in the URL. */
export function SearchPage({ market, client }: SearchPageProps) {
  const router = useRouter()
  const [env] = useState(searchEnv)
  const t = useTranslations("search")
  // The title is shown immediately and follows the URL, not every keystroke.
  const address = route.useSearch()
  const { q } = address
  // Values that are chosen later are those of the page.
  const [suspects] = useState(() => env.facets.flatMap((one) => address[facetName(one)] ?? []).join("_"))
  useOwnFilters(suspects)
  const { country } = market
  const currency = market.region.currency_code
  const routing = useMemo(
    () => ({
      router: addressRouter(router, env.facets.map(facetName), currency),
      stateMapping: addressMapping(env, country),
    }),
    [router, env, country, currency],
  )
  const found = useFoundByServer()
  const noting = useMemo(() => withFacetErrors(client), [client])
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-4 px-4 py-8 sm:px-6">
      <DocumentTitle title={q ? t("titleFor", { query: q }) : t("title")} />
      <NoIndex />
      <PageMeta title={t("title")} path="/search" />
      <h1 tabIndex={-1} className="wrap-anywhere line-clamp-3 text-xl font-semibold">
        {q ? t("titleFor", { query: q }) : t("title")}
      </h1>
      <InstantSearchSSRProvider {...found}>
        <InstantSearch
          indexName={env.index}
          searchClient={noting as unknown as NonNullable<InstantSearchProps["searchClient"]>}
          routing={routing as unknown as NonNullable<InstantSearchProps["routing"]>}
          insights={false}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <Configure
            clickAnalytics
            attributesToRetrieve={shown(country)}
            attributesToHighlight={["title", "subtitle"]}
          />
          <Results market={market} facets={env.facets} index={env.index} client={client} />
        </InstantSearch>
      </InstantSearchSSRProvider>
    </div>
  )
}

/** Results of the search that a server has rendered, for the page's first search. */
function useFoundByServer(): FoundByServer | undefined {
  const client = useQueryClient()
  const [found] = useState(() => client.getQueryData<FoundByServer>(foundByServerKey))
  useEffect(() => client.removeQueries({ queryKey: foundByServerKey, exact: true }), [client])
  return found
}
