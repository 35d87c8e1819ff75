import { getRouteApi } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { PageMeta } from "#store/shell/page-meta.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { Listing, ListingSkeleton } from "./listing.tsx"

const route = getRouteApi("/_store/products/")

export function Pending() {
  const { q } = route.useSearch()
  const title = useTranslations("store.catalog")("listing.title")
  return <ListingSkeleton {...(q ? {} : { title })} />
}

export function AllProductsPage() {
  const t = useTranslations("store.catalog")
  const listing = route.useLoaderData()
  const search = route.useSearch()
  const title = search.q ? t("listing.searchTitle", { query: search.q }) : t("listing.title")
  return (
    <>
      <DocumentTitle title={title} />
      <PageMeta title={title} description={t("home.text")} path="/products" page={search.page} />
      <Listing title={title} {...listing} search={search} />
    </>
  )
}
