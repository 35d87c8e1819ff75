import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, notFound, stripSearchParams } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { CatalogMissing } from "#routes/_store/-listing/catalog-missing.tsx"
import { Listing, ListingSkeleton } from "#routes/_store/-listing/listing.tsx"
import { loadListing } from "#routes/_store/-listing/listing-page.ts"
import { listingDefaults, listingSearch } from "#routes/_store/-listing/listing-search.ts"
import { breadcrumbFacts } from "#routes/_store/-product/json-ld.ts"
import { collectionsQuery } from "#routes/_store/-product/products.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { PageMeta } from "#ui/page-meta.tsx"

export const Route = createFileRoute("/_store/collections/$handle")({
  validateSearch: listingSearch,
  search: { middlewares: [stripSearchParams(listingDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, params }) => {
    const collections = await queryClient.ensureQueryData(collectionsQuery)
    const collection = collections.find((c) => c.handle === params.handle)
    if (!collection) throw notFound()
    return loadListing(queryClient, deps, { collection: collection.id })
  },
  component: CollectionPage,
  pendingComponent: ListingSkeleton,
  notFoundComponent: () => <CatalogMissing kind="collection" />,
})

function CollectionPage() {
  const t = useTranslations("store.catalog.listing")
  const listing = Route.useLoaderData()
  const { handle } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: collections } = useSuspenseQuery(collectionsQuery)
  const title = collections.find((c) => c.handle === handle)?.title ?? handle
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
        onSearch={(change) => navigate({ search: (before) => ({ ...before, ...change }) })}
        withCollections={false}
      />
    </>
  )
}
