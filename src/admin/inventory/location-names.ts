import { useQuery } from "@tanstack/react-query"
import type { FilterSpec } from "#admin/kit/list/filter-specs.ts"
import { locationsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"

/** Names of locations by id. */
export function useLocationNames() {
  const t = useTranslations("admin.inventory.levels")
  const { data } = useQuery(locationsQuery)
  return (id: string): string => (data ? (data.find((each) => each.id === id)?.name ?? t("deletedLocation")) : "…")
}

/** The filter of a list by locations. */
export function useLocationFilter(): FilterSpec<{ location?: readonly string[] }> {
  const t = useTranslations("admin.lists.inventory.columns")
  const { data: locations = [] } = useQuery(locationsQuery)
  const options = locations.map(({ id, name }) => ({ value: id, label: name ?? t("location") }))
  return { kind: "many", id: "location", label: t("location"), options }
}
