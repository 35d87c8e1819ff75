import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { prefetchGrid } from "#admin/kit/grid/prefetch-grid.ts"
import { products } from "#admin/products/product.ts"
import { currenciesQuery } from "#admin/products/product-page/currencies.ts"
import { gridKey, gridPageQuery } from "#admin/products/variants-grid/grid-queries.ts"
import { type GridTab, tabs } from "#admin/products/variants-grid/grid-tabs.ts"
import { VariantsGrid } from "#admin/products/variants-grid/variants-grid.tsx"
import { regionsQuery } from "#admin/settings/settings.ts"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { loadParts } from "#app/part-outlet.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { oneOf, searchParams } from "#lib/search-params.ts"
import { toApiError } from "#sdk/error.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { StatusPage } from "#ui/status-page.tsx"

const readSearch: (raw: Readonly<Record<string, unknown>>) => { tab?: GridTab | undefined } = searchParams({
  tab: oneOf(tabs),
})

export const Route = createFileRoute("/admin/_app/_catalog/products/$id/variants/")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { tab = "prices" } }) => ({ tab }),
  loader: async ({ context: { locale, queryClient }, params: { id }, deps: { tab } }) => {
    const queries = [gridPageQuery(id, tab, 0), products.one(id), regionsQuery, currenciesQuery]
    const [texts] = await Promise.all([
      loadParts(locale, "admin", "catalog", "price-grid"),
      prefetchGrid(queryClient, gridKey(id), queries),
    ])
    return texts
  },
  // The first rows are shown as soon as they are there, without a placeholder if that takes less than 400 milliseconds.
  pendingMs: 400,
  pendingMinMs: 0,
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <VariantsPage />
    </I18nProvider>
  ),
})

function VariantsPage() {
  const t = useTranslations("admin.priceGrid")
  const tList = useTranslations("admin.lists.products")
  const tDetail = useTranslations("admin.detail")
  const { id } = Route.useParams()
  const { tab = "prices" } = Route.useSearch()
  const navigate = usePageNavigate({ from: Route.fullPath })
  const product = useQuery(products.one(id))
  if (product.error && toApiError(product.error).status === 404)
    return (
      <StatusPage
        icon="search"
        title={tDetail("notFound.title")}
        text={tDetail("notFound.text")}
        actions={
          <LinkButton variant="primary" to="/admin/products">
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
              { label: tList("title"), link: { to: "/admin/products" } },
              { label: product.data?.title ?? "…", link: { to: "/admin/products/$id", params: { id } } },
            ]}
          />
        }
        title={t("title")}
        description={tab === "prices" ? <TaxBasisNote /> : undefined}
      />
      <VariantsGrid
        key={id}
        productId={id}
        tab={tab}
        onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
      />
    </Page>
  )
}
