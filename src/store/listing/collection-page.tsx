import { getRouteApi } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { useMarketPrefix } from "#store/market/market.ts"
import { breadcrumbFacts } from "#store/product/json-ld.ts"
import { PageMeta } from "#store/shell/page-meta.tsx"
import { seoTexts } from "#store/shell/seo-texts.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { Listing } from "./listing.tsx"

const route = getRouteApi("/_store/collections/$handle")

export function CollectionPage() {
  const t = useTranslations("store.catalog.listing")
  const { title, metadata, listing } = route.useLoaderData()
  const { handle } = route.useParams()
  const search = route.useSearch()
  const prefix = useMarketPrefix()
  const seo = seoTexts(metadata, title)
  const steps = [
    { name: t("title"), path: "/products" },
    { name: title, path: `/collections/${encodeURIComponent(handle)}` },
  ]
  return (
    <>
      <DocumentTitle title={seo.title} />
      <PageMeta
        {...seo}
        path={`/collections/${encodeURIComponent(handle)}`}
        page={search.page}
        data={[breadcrumbFacts(steps, prefix)]}
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
