import { useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { Suspense } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { salesChannelsQuery, storeQuery } from "#admin/settings/settings.ts"
import { LinksCards } from "#admin/settings/shipping/links-cards.tsx"
import { locations } from "#admin/settings/shipping/location.ts"
import { LocationForm } from "#admin/settings/shipping/location-form.tsx"
import { countReservations, useDeleteLocation } from "#admin/settings/shipping/location-use.ts"
import { SetCards } from "#admin/settings/shipping/set-cards.tsx"
import { loadShipping, providersQuery, shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { late } from "#ui/late.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/$id/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(locations.one(id))
    void queryClient.prefetchQuery(shippingQuery(id))
    void queryClient.prefetchQuery(salesChannelsQuery)
    void queryClient.prefetchQuery(providersQuery)
    void queryClient.prefetchQuery(storeQuery)
  },
  component: LocationPage,
})

const SetupNotice = late(async () => (await import("#admin/settings/shipping/setup-notice.tsx")).SetupNotice)

const NAMED = 8

function LocationPage() {
  const t = useTranslations("admin.locations")
  const tl = useTranslations("admin.lists.locations")
  const { id } = Route.useParams()
  const client = useQueryClient()
  const remove = useDeleteLocation()
  const { data: store } = useQuery(storeQuery)
  return (
    <DetailPage
      key={id}
      query={locations.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/settings/locations" } }]}
      title={({ name }) => name}
      badges={() => id === store?.location && <Badge>{tl("default")}</Badge>}
      removal={{
        label: t("delete.label"),
        title: ({ name }) => t("delete.title", { name }),
        dependants: async (_, signal) => {
          const [{ sets }, reserved, defaults] = await Promise.all([
            loadShipping(id, signal),
            countReservations(id, signal),
            client.ensureQueryData(storeQuery),
          ])
          const options = sets.flatMap(({ zones }) =>
            zones.flatMap((zone) =>
              zone.options.map((option) => ({ id: option.id, name: `${zone.name}: ${option.name}` })),
            ),
          )
          const inUse = reserved > 0 ? t("delete.reserved", { count: reserved }) : undefined
          const reason = id === defaults.location ? t("delete.isDefault") : inUse
          return { count: options.length, first: options.slice(0, NAMED), reason }
        },
        consequence: ({ count }) => t("delete.options", { count }),
        whyNot: ({ reason }) => reason,
        run: async () => {
          await remove(id)
          await locations.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/settings/locations" },
      }}
      aside={() => <LinksCards id={id} />}
    >
      {(location) => (
        <>
          <Suspense>
            <SetupNotice id={id} />
          </Suspense>
          <LocationForm location={location} below={<SetCards id={id} />} />
        </>
      )}
    </DetailPage>
  )
}
