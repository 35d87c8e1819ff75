import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { pricePageQuery } from "#admin/price-lists/grid/list-prices.ts"
import { PricesOfList } from "#admin/price-lists/grid/prices-page.tsx"
import { priceLists } from "#admin/price-lists/price-list.ts"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { StatusPage } from "#ui/status-page.tsx"

export const Route = createFileRoute("/admin/_app/_pricing/price-lists/$id/prices")({
  loader: ({ context: { locale, queryClient }, params: { id } }) => {
    // Not awaited: the page shows a placeholder.
    void queryClient.prefetchQuery(pricePageQuery(id, 0))
    void queryClient.prefetchQuery(priceLists.one(id))
    void queryClient.prefetchQuery(regionsQuery)
    void queryClient.prefetchQuery(storeQuery)
    return loadParts(locale, "admin", "price-lists", "price-grid")
  },
  // The placeholder is replaced by the first rows as soon as they are there.
  pendingMinMs: 0,
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <PricesPage />
    </I18nProvider>
  ),
})

function PricesPage() {
  const t = useTranslations("admin.priceList")
  const tDetail = useTranslations("admin.detail")
  const { id } = Route.useParams()
  const list = useQuery(priceLists.one(id))
  // A list that is deleted while its prices are edited stays shown: unsaved prices can be copied.
  if (!list.data && list.error && toApiError(list.error).status === 404)
    return (
      <StatusPage
        icon="search"
        title={tDetail("notFound.title")}
        text={tDetail("notFound.text")}
        actions={
          <LinkButton variant="primary" to="/admin/price-lists">
            {tDetail("notFound.back")}
          </LinkButton>
        }
      />
    )
  return (
    <Page width="wide">
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t("list"), link: { to: "/admin/price-lists" } },
              { label: list.data?.title ?? "…", link: { to: "/admin/price-lists/$id", params: { id } } },
            ]}
          />
        }
        title={t("grid.title")}
      />
      <PricesOfList key={id} listId={id} />
    </Page>
  )
}
