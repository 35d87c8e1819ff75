import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Suspense } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { storeQuery } from "#admin/settings/settings.ts"
import { loadShipping } from "#admin/settings/shipping/shipping.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { late } from "#ui/late.tsx"
import { LinksCards } from "./links-cards.tsx"
import { locations } from "./location.ts"
import { LocationForm } from "./location-form.tsx"
import { countReservations, useDeleteLocation } from "./location-use.ts"
import { SetCards } from "./set-cards.tsx"

const route = getRouteApi("/admin/_app/settings/_shipping/locations/$id/")

const SetupNotice = late(async () => (await import("./setup-notice.tsx")).SetupNotice)

const NAMED = 8

export function LocationPage() {
  const t = useTranslations("admin.locations")
  const tl = useTranslations("admin.lists.locations")
  const { id } = route.useParams()
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
