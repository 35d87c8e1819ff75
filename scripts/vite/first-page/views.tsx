import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { PagePending } from "#app/page-states.tsx"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { type Locale, locales } from "#lib/locale.ts"
import { loadMessages } from "#lib/messages/index.ts"
import { blanks, type PrerenderedViews } from "#lib/preload.ts"
import { OverviewSkeleton } from "#store/account/overview-skeleton.tsx"
import { LoginPage } from "#store/account/sign-in/login-page.tsx"
import { CartFrame, CartSkeleton } from "#store/cart/cart-skeleton.tsx"
import { CheckoutSkeleton } from "#store/checkout/checkout-skeleton.tsx"
import { HomeSkeleton } from "#store/home/home-skeleton.tsx"
import { ListingSkeleton } from "#store/listing/listing.tsx"
import { ConfirmationSkeleton } from "#store/order/confirmation-skeleton.tsx"
import { latestOrders } from "#store/order/order.ts"
import { ProductSkeleton } from "#store/product/product-skeleton.tsx"
import { SearchSkeleton } from "#store/search/skeletons.tsx"
import { StoreHeader } from "#store/shell/store-header.tsx"

function AllProducts() {
  return <ListingSkeleton title={useTranslations("store.catalog.listing")("title")} />
}

function Searched() {
  return <SearchSkeleton title={useTranslations("search")("titleFor", { query: blanks.handle })} />
}

/** Content of the page frame before the first response. */
const views = {
  home: <HomeSkeleton />,
  products: <AllProducts />,
  product: <ProductSkeleton />,
  listing: <ListingSkeleton />,
  search: <SearchSkeleton />,
  results: <Searched />,
  cart: (
    <CartFrame>
      <CartSkeleton />
    </CartFrame>
  ),
  checkout: <CheckoutSkeleton />,
  login: <LoginPage />,
  confirmation: <ConfirmationSkeleton />,
  account: <OverviewSkeleton orders={latestOrders.limit} />,
  other: <PagePending />,
} as const satisfies Record<string, ReactNode>

/** The layout `guided` has its own frame. */
export type View = keyof typeof views | "guided"

/** Renders components of the app to HTML, with the router at this URL. */
async function markupOf(locale: Locale, address: string, content: ReactNode): Promise<string> {
  const messages = await loadMessages(locale, "shared", "store", "search", "account", "sign-in")
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

/** Renders the store's pages as they look before the first response, with the app's own components. */
async function prerender(locale: Locale): Promise<PrerenderedViews> {
  const guided = await markupOf(locale, "/checkout", <StoreHeader plain />)
  const searching = await markupOf(locale, "/search", <StoreHeader />)
  const headers: [string, string][] = [
    ["", await markupOf(locale, "/", <StoreHeader />)],
    ["search", searching],
    ["results", searching],
    ["guided", guided],
    ["checkout", guided],
  ]
  const pages: [string, string][] = []
  for (const [name, page] of Object.entries(views))
    pages.push([name, await markupOf(locale, name === "account" ? "/account" : "/", page)])
  return { headers: Object.fromEntries(headers), pages: Object.fromEntries(pages) }
}

/** Rendered on import, because Vite closes the module runner after the import. */
export const prerendered = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await prerender(locale)] as const)),
)
