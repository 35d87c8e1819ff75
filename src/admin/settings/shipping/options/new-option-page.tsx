import { getRouteApi } from "@tanstack/react-router"
import { LocationCrumbs } from "#admin/settings/shipping/locations/location-crumbs.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { OptionForm } from "./option-form.tsx"
import { useScopes } from "./use-scopes.ts"

const route = getRouteApi("/admin/_app/settings/_shipping/locations/$id/zones/$zoneId/options/new")

export function NewOptionPage() {
  const t = useTranslations("admin.locations.option")
  const { id, zoneId } = route.useParams()
  const { return: isForReturns = false, profile } = route.useSearch()
  const navigate = usePageNavigate({ from: "/admin/settings/locations/$id/zones/$zoneId/options/new" })
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
