import { useQuery } from "@tanstack/react-query"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs, type Crumb } from "#ui/breadcrumbs.tsx"

/** The pages above a zone or an option of a location. */
export function useLocationCrumbs(id: string, zoneId?: string): readonly [Crumb, ...Crumb[]] {
  const t = useTranslations("admin.locations")
  const { data } = useQuery(shippingQuery(id))
  const zone = data?.sets.flatMap(({ zones }) => zones).find((each) => each.id === zoneId)
  const list: Crumb = { label: t("list"), link: { to: "/admin/settings/locations" } }
  const location: Crumb = { label: data?.name ?? "…", link: { to: "/admin/settings/locations/$id", params: { id } } }
  if (zoneId === undefined) return [list, location]
  const link = { to: "/admin/settings/locations/$id/zones/$zoneId", params: { id, zoneId } } as const
  return [list, location, { label: zone?.name ?? "…", link }]
}

export function LocationCrumbs({ id, zoneId }: { id: string; zoneId?: string }) {
  return <Breadcrumbs crumbs={useLocationCrumbs(id, zoneId)} />
}
