import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { reservations } from "#admin/inventory/reservation.resource.ts"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { DetailsCard } from "./details-card.tsx"
import { ReservationForm } from "./reservation-form.tsx"
import { useItemName } from "./use-item-name.ts"

const route = getRouteApi("/admin/_app/_inventory/reservations/$id")

export function ReservationPage() {
  const t = useTranslations("admin.reservation")
  const { id } = route.useParams()
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
