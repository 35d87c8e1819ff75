import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useMemo } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useLocationCrumbs } from "#admin/settings/shipping/location-crumbs.tsx"
import { loadShipping, shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { zonesOf } from "#admin/settings/shipping/zone.ts"
import { ZoneForm } from "#admin/settings/shipping/zone-form.tsx"
import { ZoneOptions } from "#admin/settings/shipping/zone-options.tsx"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/$id/zones/$zoneId/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id, zoneId } }) => {
    void queryClient.prefetchQuery(zonesOf(id).one(zoneId))
    void queryClient.prefetchQuery(shippingQuery(id))
  },
  component: ZonePage,
})

function ZonePage() {
  const t = useTranslations("admin.locations.zone")
  const { id, zoneId } = Route.useParams()
  const client = useQueryClient()
  const zones = useMemo(() => zonesOf(id), [id])
  return (
    <DetailPage
      key={zoneId}
      query={zones.one(zoneId)}
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
