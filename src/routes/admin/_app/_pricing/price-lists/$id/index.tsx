import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { pricePageQuery } from "#admin/price-lists/grid/list-prices.ts"
import { priceLists, stateOf } from "#admin/price-lists/price-list.ts"
import { PriceListForm } from "#admin/price-lists/price-list-form.tsx"
import { PricedProducts } from "#admin/price-lists/priced-products-card.tsx"
import { StateBadge } from "#admin/price-lists/state-badge.tsx"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_pricing/price-lists/$id/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(priceLists.one(id))
    void queryClient.prefetchQuery(pricePageQuery(id, 0))
  },
  component: PriceListPage,
})

function PriceListPage() {
  const t = useTranslations("admin.priceList")
  const { id } = Route.useParams()
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
