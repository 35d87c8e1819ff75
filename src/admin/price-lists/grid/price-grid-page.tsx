import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { MissingRecord } from "#admin/kit/missing-record.tsx"
import { priceLists } from "#admin/price-lists/price-list.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { PricesOfList } from "./prices-of-list.tsx"

const route = getRouteApi("/admin/_app/_pricing/price-lists/$id/prices")

export function PriceGridPage() {
  const t = useTranslations("admin.priceList")
  const { id } = route.useParams()
  const list = useQuery(priceLists.one(id))
  // A list that is deleted while its prices are edited stays shown: unsaved prices can be copied.
  if (!list.data && list.error && toApiError(list.error).status === 404)
    return <MissingRecord list={{ to: "/admin/price-lists" }} />
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
