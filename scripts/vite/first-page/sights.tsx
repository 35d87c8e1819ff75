import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { type Locale, locales } from "#lib/locale.ts"
import { loadMessages } from "#lib/messages/index.ts"
import { blanks, type PrerenderedViews } from "#lib/preload.ts"
import { HomeSkeleton } from "#routes/_store/-home/home-skeleton.tsx"
import { ListingSkeleton } from "#routes/_store/-listing/listing.tsx"
import { ProductSkeleton } from "#routes/_store/-product/product-skeleton.tsx"
import { SearchSkeleton } from "#routes/_store/-search/skeletons.tsx"
import { StoreHeader } from "#routes/_store/-shell/store-header.tsx"
import { PagePending } from "#routes/-app/page-states.tsx"

function AllProducts() {
  return <ListingSkeleton title={useTranslations("store.catalog.listing")("title")} />
}

function Searched() {
  return <SearchSkeleton title={useTranslations("search")("titleFor", { query: blanks.handle })} />
}

/** What stands in the page's frame before the first answer. */
const sights = {
  home: <HomeSkeleton />,
  products: <AllProducts />,
  product: <ProductSkeleton />,
  listing: <ListingSkeleton />,
  search: <SearchSkeleton />,
  results: <Searched />,
  other: <PagePending />,
} as const satisfies Record<string, ReactNode>

/** The layout `guided` has its own frame. */
export type Sight = keyof typeof sights | "guided"

/** Components of the app as HTML, as if its router stood at this address. */
async function markupOf(locale: Locale, address: string, content: ReactNode): Promise<string> {
  const messages = await loadMessages(locale, "shared", "store", "search")
  const component = () => (
    <I18nProvider locale={locale} messages={messages}>
      {content}
    </I18nProvider>
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: createRootRoute({ component }), history })
  await router.load()
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** The shop's pages as they look before anything has answered, drawn by the app's own components. */
async function draw(locale: Locale): Promise<PrerenderedViews> {
  const searching = await markupOf(locale, "/search", <StoreHeader />)
  const headers: [string, string][] = [
    ["", await markupOf(locale, "/", <StoreHeader />)],
    ["search", searching],
    ["results", searching],
    ["guided", await markupOf(locale, "/checkout", <StoreHeader plain />)],
  ]
  const pages: [string, string][] = []
  for (const [name, page] of Object.entries(sights)) pages.push([name, await markupOf(locale, "/", page)])
  return { headers: Object.fromEntries(headers), pages: Object.fromEntries(pages) }
}

/** Drawn on import: Vite runs a module only until it is there. */
export const drawn = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await draw(locale)] as const)),
)
