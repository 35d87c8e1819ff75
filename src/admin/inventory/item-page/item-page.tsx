import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { fullItemName, variantsOf } from "#admin/inventory/inventory-item.ts"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { HistoryCard } from "./history-card.tsx"
import { ItemForm } from "./item-form.tsx"
import { ItemReservations } from "./item-reservations.tsx"
import { LevelsCard } from "./levels-card.tsx"
import { UsageCard } from "./usage-card.tsx"

const route = getRouteApi("/admin/_app/_inventory/inventory/$id")

/** The most variants that are named before a deletion. */
const NAMED = 5

export function ItemPage() {
  const t = useTranslations("admin.inventory")
  const { id } = route.useParams()
  const client = useQueryClient()
  const { data: item } = useQuery(inventoryItems.one(id))
  return (
    <DetailPage
      key={id}
      query={inventoryItems.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/inventory" } }]}
      title={(row) => fullItemName(row) ?? t("unnamed")}
      removal={{
        label: t("delete.label"),
        title: (row) => t("delete.title", { title: fullItemName(row) ?? t("unnamed") }),
        dependants: async () => {
          const variants = variantsOf(await client.fetchQuery({ ...inventoryItems.one(id), staleTime: 0 }))
          const first = variants.slice(0, NAMED).map((variant) => ({
            id: variant.id,
            name: [variant.product?.title, variant.title].filter(Boolean).join(" · "),
          }))
          return { count: variants.length, first }
        },
        consequence: ({ count }) => t("delete.variants", { count }),
        whyNot: () => ((item?.reserved_quantity ?? 0) > 0 ? t("delete.reserved") : undefined),
        run: async () => {
          await inventoryItems.remove(id)
          await inventoryItems.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/inventory" },
      }}
    >
      {(row) => (
        <>
          <LevelsCard item={row} />
          <ItemForm item={row} aside={<UsageCard item={row} />} below={<Below item={row} />} />
        </>
      )}
    </DetailPage>
  )
}

function Below({ item }: { item: Parameters<typeof HistoryCard>[0]["item"] }) {
  return (
    <>
      <ItemReservations itemId={item.id} />
      <HistoryCard item={item} />
    </>
  )
}
