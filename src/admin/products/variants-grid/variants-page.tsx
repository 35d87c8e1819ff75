import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { MissingRecord } from "#admin/kit/missing-record.tsx"
import { products } from "#admin/products/product.resource.ts"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { VariantsGrid } from "./variants-grid.tsx"

const route = getRouteApi("/admin/_app/_catalog/products/$id/variants/")

export function VariantsPage() {
  const t = useTranslations("admin.priceGrid")
  const tList = useTranslations("admin.lists.products")
  const { id } = route.useParams()
  const { tab = "prices" } = route.useSearch()
  const navigate = usePageNavigate({ from: "/admin/products/$id/variants/" })
  const product = useQuery(products.one(id))
  if (product.error && toApiError(product.error).status === 404)
    return <MissingRecord list={{ to: "/admin/products" }} />
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
