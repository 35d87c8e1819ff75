import { createFileRoute, notFound, stripSearchParams } from "@tanstack/react-router"
import { spellingsOf } from "#lib/handle.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { CatalogMissing } from "#store/listing/catalog-missing.tsx"
import { Listing, ListingSkeleton } from "#store/listing/listing.tsx"
import { loadListing } from "#store/listing/listing-page.ts"
import { listingDefaults, listingSearch } from "#store/listing/listing-search.ts"
import { breadcrumbFacts } from "#store/product/json-ld.ts"
import { collectionQuery, collectionsQuery } from "#store/product/products.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { PageMeta } from "#ui/page-meta.tsx"

export const Route = createFileRoute("/_store/collections/$handle")({
  validateSearch: listingSearch,
  search: { middlewares: [stripSearchParams(listingDefaults)] },
  loader: async ({ context: { queryClient }, location, params }) => {
    const newest = await queryClient.ensureQueryData(collectionsQuery)
    const collection =
      newest.find((c) => spellingsOf(params.handle).includes(c.handle ?? "")) ??
      (await queryClient.ensureQueryData(collectionQuery(params.handle)))
    if (!collection) throw notFound()
    const listing = await loadListing(queryClient, listingSearch(location.search), { collection: collection.id })
    return { title: collection.title ?? params.handle, listing }
  },
  shouldReload: true,
  component: CollectionPage,
  pendingComponent: ListingSkeleton,
  notFoundComponent: () => <CatalogMissing kind="collection" />,
})

function CollectionPage() {
  const t = useTranslations("store.catalog.listing")
  const { title, listing } = Route.useLoaderData()
  const { handle } = Route.useParams()
  const search = Route.useSearch()
  const steps = [
    { name: t("title"), path: "/products" },
    { name: title, path: `/collections/${encodeURIComponent(handle)}` },
  ]
  return (
    <>
      <DocumentTitle title={title} />
      <PageMeta
        title={title}
        path={`/collections/${encodeURIComponent(handle)}`}
        page={search.page}
        data={[breadcrumbFacts(steps)]}
      />
      <Listing
        title={title}
        above={<Breadcrumbs crumbs={[{ label: t("title"), link: { to: "/products" } }]} />}
        {...listing}
        search={search}
      />
    </>
  )
}
