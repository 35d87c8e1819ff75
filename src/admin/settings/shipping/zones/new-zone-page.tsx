import { getRouteApi } from "@tanstack/react-router"
import { LocationCrumbs } from "#admin/settings/shipping/locations/location-crumbs.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { ZoneForm } from "./zone-form.tsx"

const route = getRouteApi("/admin/_app/settings/_shipping/locations/$id/zones/new")

export function NewZonePage() {
  const t = useTranslations("admin.locations.zone")
  const { id } = route.useParams()
  const { sets } = route.useLoaderData()
  const { set = sets.find(({ type }) => type === "shipping")?.id ?? sets[0]?.id } = route.useSearch()
  const navigate = usePageNavigate({ from: "/admin/settings/locations/$id/zones/new" })
  return (
    <Page width="narrow">
      <PageHeader breadcrumbs={<LocationCrumbs id={id} />} title={t("create")} description={t("newHint")} />
      <ZoneForm
        location={id}
        {...(set === undefined ? {} : { set })}
        onCreated={({ id: zoneId }) =>
          void navigate({ to: "/admin/settings/locations/$id/zones/$zoneId", params: { id, zoneId }, replace: true })
        }
      />
    </Page>
  )
}
