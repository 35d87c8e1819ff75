import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useMemo } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useLocationCrumbs } from "#admin/settings/shipping/locations/location-crumbs.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { isInStore, isReturn, type Option } from "#machines/settings/location-setup/location-shipping.ts"
import { Badge } from "#ui/badge.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { optionsOf } from "./option.ts"
import { OptionForm } from "./option-form.tsx"
import { useOptionChoices } from "./use-option-choices.ts"
import { useScopes } from "./use-scopes.ts"

const route = getRouteApi("/admin/_app/settings/_shipping/locations/$id/zones/$zoneId/options/$optionId")

export function OptionPage() {
  const t = useTranslations("admin.locations.option")
  const { id, zoneId, optionId } = route.useParams()
  const client = useQueryClient()
  const options = useMemo(() => optionsOf(id), [id])
  return (
    <DetailPage
      key={optionId}
      query={options.one(optionId)}
      name="shipping-options"
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
