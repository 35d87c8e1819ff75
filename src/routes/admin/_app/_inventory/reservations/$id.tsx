import { useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { reservations } from "#admin/inventory/reservation.ts"
import { DetailsCard } from "#admin/inventory/reservations/details-card.tsx"
import { ReservationForm } from "#admin/inventory/reservations/reservation-form.tsx"
import { useItemName } from "#admin/inventory/reservations/use-item-name.ts"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { locationsQuery, peopleQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_inventory/reservations/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(reservations.one(id))
    void queryClient.prefetchQuery(locationsQuery)
    void queryClient.prefetchQuery(peopleQuery)
  },
  component: ReservationPage,
})

function ReservationPage() {
  const t = useTranslations("admin.reservation")
  const { id } = Route.useParams()
  const client = useQueryClient()
  const { data } = useQuery(reservations.one(id))
  const nameOf = useItemName(data)
  return (
    <DetailPage
      key={id}
      query={reservations.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/reservations" } }]}
      title={(row) => t("title", { count: row.quantity, item: nameOf(row) })}
      removal={{
        label: t("delete.label"),
        title: () => t("delete.title"),
        dependants: async () => ({ count: 0, first: [] }),
        consequence: () => (
          <>
            <p>{t("delete.text")}</p>
            {data?.line_item_id && <p className="mt-2">{t("delete.order")}</p>}
          </>
        ),
        run: async () => {
          await reservations.remove(id)
          await reservations.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/reservations" },
      }}
      aside={(row) => <DetailsCard reservation={row} />}
    >
      {(row) => <ReservationForm reservation={row} />}
    </DetailPage>
  )
}
