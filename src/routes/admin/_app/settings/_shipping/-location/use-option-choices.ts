import { useQuery } from "@tanstack/react-query"
import { codeKinds } from "#routes/admin/_app/settings/_shipping/-codes/codes.ts"
import { shippingProfiles } from "#routes/admin/_app/settings/_shipping/-codes/profile.ts"

export const profilesQuery = () => shippingProfiles.list({ limit: 100 })
export const typesQuery = () => codeKinds.optionType.resource.list({ limit: 100 })

/** The profiles and types that a shipping option can have. */
export function useOptionChoices() {
  const profiles = useQuery(profilesQuery())
  const types = useQuery(typesQuery())
  const rows = profiles.data?.rows ?? []
  return {
    profiles: rows.map(({ id, name }) => ({ value: id, label: name })),
    types: (types.data?.rows ?? []).map(({ id, label }) => ({ value: id, label: label ?? id })),
    /** The profile to choose if there is no other. */
    onlyProfile: rows.length === 1 ? (rows[0]?.id ?? "") : "",
    isLoaded: profiles.isSuccess && types.isSuccess,
  }
}
