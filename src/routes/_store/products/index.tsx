import { createFileRoute, stripSearchParams } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Listing, ListingSkeleton } from "#store/listing/listing.tsx"
import { loadListing } from "#store/listing/listing-page.ts"
import { listingDefaults, listingSearch } from "#store/listing/listing-search.ts"
import { DocumentTitle } from "#ui/document-title.tsx"
import { PageMeta } from "#ui/page-meta.tsx"

export const Route = createFileRoute("/_store/products/")({
  validateSearch: listingSearch,
  search: { middlewares: [stripSearchParams(listingDefaults)] },
  loader: ({ context: { queryClient }, location }) => loadListing(queryClient, listingSearch(location.search)),
  shouldReload: true,
  component: AllProducts,
  pendingComponent: Pending,
})

function Pending() {
  const { q } = Route.useSearch()
  const title = useTranslations("store.catalog")("listing.title")
  return <ListingSkeleton {...(q ? {} : { title })} />
}

function AllProducts() {
  const t = useTranslations("store.catalog")
  const listing = Route.useLoaderData()
  const search = Route.useSearch()
  const title = search.q ? t("listing.searchTitle", { query: search.q }) : t("listing.title")
  return (
    <>
      <DocumentTitle title={title} />
      <PageMeta title={title} description={t("home.text")} path="/products" page={search.page} />
      <Listing title={title} {...listing} search={search} />
    </>
  )
}
