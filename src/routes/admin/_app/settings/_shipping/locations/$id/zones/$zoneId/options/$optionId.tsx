import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useMemo } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { useLocationCrumbs } from "#admin/settings/shipping/location-crumbs.tsx"
import { optionsOf } from "#admin/settings/shipping/option.ts"
import { OptionForm } from "#admin/settings/shipping/option-form.tsx"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { profilesQuery, typesQuery, useOptionChoices } from "#admin/settings/shipping/use-option-choices.ts"
import { useScopes } from "#admin/settings/shipping/use-scopes.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { isInStore, isReturn, type Option } from "#machines/settings/location-setup/location-shipping.ts"
import { Badge } from "#ui/badge.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/$id/zones/$zoneId/options/$optionId")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id, optionId } }) => {
    void queryClient.prefetchQuery(optionsOf(id).one(optionId))
    void queryClient.prefetchQuery(shippingQuery(id))
    void queryClient.prefetchQuery(profilesQuery())
    void queryClient.prefetchQuery(typesQuery())
    void queryClient.prefetchQuery(storeQuery)
    void queryClient.prefetchQuery(regionsQuery)
  },
  component: OptionPage,
})

function OptionPage() {
  const t = useTranslations("admin.locations.option")
  const { id, zoneId, optionId } = Route.useParams()
  const client = useQueryClient()
  const options = useMemo(() => optionsOf(id), [id])
  return (
    <DetailPage
      key={optionId}
      query={options.one(optionId)}
      crumbs={useLocationCrumbs(id, zoneId)}
      title={({ name }) => name}
      badges={(option) => (
        <>
          {isReturn(option) && <Badge>{t("return")}</Badge>}
          {!isInStore(option) && <Badge>{t("adminOnly")}</Badge>}
        </>
      )}
      removal={{
        label: t("delete.label"),
        title: ({ name }) => t("delete.title", { name }),
        dependants: async () => ({ count: 0, first: [] }),
        consequence: () => t("delete.text"),
        run: async () => {
          await options.remove(optionId)
          client.removeQueries({ queryKey: options.one(optionId).queryKey })
          await options.invalidate(client)
        },
        done: t("delete.done"),
        list: { to: "/admin/settings/locations/$id/zones/$zoneId", params: { id, zoneId } },
      }}
    >
      {(option) => <LoadedForm location={id} zone={zoneId} option={option} />}
    </DetailPage>
  )
}

/** The form once its choices are loaded, so that a select doesn't show an empty value first. */
function LoadedForm({ location, zone, option }: { location: string; zone: string; option: Option }) {
  const scopes = useScopes(option)
  const { isLoaded } = useOptionChoices()
  if (!scopes || !isLoaded) return <SkeletonText lines={4} />
  return <OptionForm location={location} zone={zone} option={option} scopes={scopes} />
}
