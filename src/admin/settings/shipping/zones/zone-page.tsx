import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useMemo } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useLocationCrumbs } from "#admin/settings/shipping/locations/location-crumbs.tsx"
import { loadShipping } from "#admin/settings/shipping/shipping.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { zonesOf } from "./zone.ts"
import { ZoneForm } from "./zone-form.tsx"
import { ZoneOptions } from "./zone-options.tsx"

const route = getRouteApi("/admin/_app/settings/_shipping/locations/$id/zones/$zoneId/")

export function ZonePage() {
  const t = useTranslations("admin.locations.zone")
  const { id, zoneId } = route.useParams()
  const client = useQueryClient()
  const zones = useMemo(() => zonesOf(id), [id])
  return (
    <DetailPage
      key={zoneId}
      query={zones.one(zoneId)}
      name="service-zones"
      crumbs={useLocationCrumbs(id)}
      title={({ name }) => name}
      removal={{
        label: t("delete.label"),
        title: ({ name }) => t("delete.title", { name }),
        dependants: async (_, signal) => {
          const { sets } = await loadShipping(id, signal)
          const zone = sets.flatMap((set) => set.zones).find((each) => each.id === zoneId)
          const options = zone?.options.map((option) => ({ id: option.id, name: option.name })) ?? []
          return { count: options.length, first: options }
        },
        consequence: ({ count }) => t("delete.options", { count }),
        run: async ({ set }) => {
          await zonesOf(id, set).remove(zoneId)
          client.removeQueries({ queryKey: zones.one(zoneId).queryKey })
          await zones.invalidate(client)
        },
        done: t("delete.done"),
        list: { to: "/admin/settings/locations/$id", params: { id } },
      }}
    >
      {(zone) => <ZoneForm location={id} zone={zone} below={<ZoneOptions location={id} zone={zoneId} />} />}
    </DetailPage>
  )
}
