import { createFileRoute } from "@tanstack/react-router"
import { LocationCrumbs } from "#admin/settings/shipping/location-crumbs.tsx"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { ZoneForm } from "#admin/settings/shipping/zone-form.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { searchParams, text } from "#lib/search-params.ts"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/$id/zones/new")({
  validateSearch: searchParams({ set: text() }),
  loader: ({ context: { queryClient }, params: { id } }) => queryClient.ensureQueryData(shippingQuery(id)),
  component: NewZone,
})

function NewZone() {
  const t = useTranslations("admin.locations.zone")
  const { id } = Route.useParams()
  const { sets } = Route.useLoaderData()
  const { set = sets.find(({ type }) => type === "shipping")?.id ?? sets[0]?.id } = Route.useSearch()
  const navigate = usePageNavigate({ from: Route.fullPath })
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
