import { createFileRoute } from "@tanstack/react-router"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { LocationCrumbs } from "#admin/settings/shipping/location-crumbs.tsx"
import { OptionForm } from "#admin/settings/shipping/option-form.tsx"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { profilesQuery, typesQuery } from "#admin/settings/shipping/use-option-choices.ts"
import { useScopes } from "#admin/settings/shipping/use-scopes.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { flag, searchParams, text } from "#lib/search-params.ts"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/$id/zones/$zoneId/options/new")({
  validateSearch: searchParams({ return: flag, profile: text() }),
  // Awaited: the form starts with the only provider and profile.
  loader: ({ context: { queryClient }, params: { id } }) =>
    Promise.all([
      queryClient.ensureQueryData(shippingQuery(id)),
      queryClient.ensureQueryData(profilesQuery()),
      queryClient.ensureQueryData(typesQuery()),
      queryClient.ensureQueryData(storeQuery),
      queryClient.ensureQueryData(regionsQuery),
    ]),
  component: NewOption,
})

function NewOption() {
  const t = useTranslations("admin.locations.option")
  const { id, zoneId } = Route.useParams()
  const { return: isForReturns = false, profile } = Route.useSearch()
  const navigate = usePageNavigate({ from: Route.fullPath })
  const scopes = useScopes(undefined)
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<LocationCrumbs id={id} zoneId={zoneId} />}
        title={t(isForReturns ? "createReturn" : "create")}
        description={t(isForReturns ? "newHintReturn" : "newHint")}
      />
      {scopes && (
        <OptionForm
          location={id}
          zone={zoneId}
          isForReturns={isForReturns}
          profile={profile}
          scopes={scopes}
          onCreated={() =>
            void navigate({ to: "/admin/settings/locations/$id/zones/$zoneId", params: { id, zoneId }, replace: true })
          }
        />
      )}
    </Page>
  )
}
