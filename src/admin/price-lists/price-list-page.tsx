import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { pricePageQuery } from "#admin/price-lists/grid/list-prices.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { priceLists } from "./price-list.resource.ts"
import { PriceListForm } from "./price-list-form.tsx"
import { stateOf } from "./price-list-state.ts"
import { PricedProducts } from "./priced-products.tsx"
import { StateBadge } from "./state-badge.tsx"

const route = getRouteApi("/admin/_app/_pricing/price-lists/$id/")

export function PriceListPage() {
  const t = useTranslations("admin.priceList")
  const { id } = route.useParams()
  const client = useQueryClient()
  return (
    <DetailPage
      key={id}
      query={priceLists.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/price-lists" } }]}
      title={({ title }) => title}
      badges={(list) => <StateBadge state={stateOf(list, Date.now())} />}
      removal={{
        label: t("delete.label"),
        title: ({ title }) => t("delete.title", { title }),
        dependants: async () => {
          const { count } = await client.fetchQuery(pricePageQuery(id, 0))
          return { count, first: [] }
        },
        consequence: ({ count }) => t("delete.prices", { count }),
        run: async () => {
          await priceLists.remove(id)
          await priceLists.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/price-lists" },
      }}
    >
      {(list) => <PriceListForm list={list} below={<PricedProducts list={list} />} />}
    </DetailPage>
  )
}
