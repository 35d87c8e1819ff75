import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { flag, searchParams, text } from "#lib/search-params.ts"
import { usePageNavigate } from "#routes/-app/use-page-navigate.ts"
import { LocationCrumbs } from "#routes/admin/_app/settings/_shipping/-location/location-crumbs.tsx"
import { OptionForm } from "#routes/admin/_app/settings/_shipping/-location/option-form.tsx"
import { shippingQuery } from "#routes/admin/_app/settings/_shipping/-location/shipping.ts"
import { profilesQuery, typesQuery } from "#routes/admin/_app/settings/_shipping/-location/use-option-choices.ts"
import { useScopes } from "#routes/admin/_app/settings/_shipping/-location/use-scopes.ts"
import { regionsQuery, storeQuery } from "#routes/admin/-queries/settings.ts"
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
