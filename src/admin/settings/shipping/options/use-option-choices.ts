import { useQuery } from "@tanstack/react-query"
import { codeKinds } from "#admin/settings/shipping/codes/codes.ts"
import { shippingProfiles } from "#admin/settings/shipping/profiles/shipping-profile.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { NEW_TYPE } from "./option.ts"

export const profilesQuery = () => shippingProfiles.list({ limit: 100 })
export const typesQuery = () => codeKinds.optionType.resource.list({ limit: 100 })

/** The profiles and types that a shipping option can have. */
export function useOptionChoices() {
  const profiles = useQuery(profilesQuery())
  const types = useQuery(typesQuery())
  const t = useTranslations("admin.locations.option")
  const rows = profiles.data?.rows ?? []
  const known = (types.data?.rows ?? []).map(({ id, label }) => ({ value: id, label: label ?? id }))
  const hasNoTypes = types.isSuccess && known.length === 0
  const choices = hasNoTypes ? [{ value: NEW_TYPE, label: t("newType") }] : known
  return {
    profiles: rows.map(({ id, name }) => ({ value: id, label: name })),
    /** If the store has none, one that is created with the option. */
    types: choices,
    hasNoTypes,
    /** The profile and the type to choose if there is no other. */
    onlyProfile: rows.length === 1 ? (rows[0]?.id ?? "") : "",
    onlyType: choices.length === 1 ? (choices[0]?.value ?? "") : "",
    isLoaded: profiles.isSuccess && types.isSuccess,
  }
}
