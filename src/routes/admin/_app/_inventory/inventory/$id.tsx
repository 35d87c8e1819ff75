import { useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { fullItemName, inventoryItems, variantsOf } from "#admin/inventory/inventory-item.ts"
import { HistoryCard } from "#admin/inventory/item-page/history-card.tsx"
import { ItemForm } from "#admin/inventory/item-page/item-form.tsx"
import { ItemReservations } from "#admin/inventory/item-page/item-reservations.tsx"
import { LevelsCard } from "#admin/inventory/item-page/levels-card.tsx"
import { UsageCard } from "#admin/inventory/item-page/usage-card.tsx"
import { reservations } from "#admin/inventory/reservation.ts"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { locationsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_inventory/inventory/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(inventoryItems.one(id))
    void queryClient.prefetchQuery(locationsQuery)
    void queryClient.prefetchQuery(reservations.list({ item: [id] }))
  },
  component: ItemPage,
})

/** The most variants that are named before a deletion. */
const NAMED = 5

function ItemPage() {
  const t = useTranslations("admin.inventory")
  const { id } = Route.useParams()
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
