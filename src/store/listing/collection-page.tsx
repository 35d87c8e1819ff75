import { getRouteApi } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { breadcrumbFacts } from "#store/product/json-ld.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import { Listing } from "./listing.tsx"

const route = getRouteApi("/_store/collections/$handle")

export function CollectionPage() {
  const t = useTranslations("store.catalog.listing")
  const { title, listing } = route.useLoaderData()
  const { handle } = route.useParams()
  const search = route.useSearch()
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
