import { useQuery } from "@tanstack/react-query"
import { locationsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"

/** Names of locations by id. */
export function useLocationNames() {
  const t = useTranslations("admin.inventory.levels")
  const { data } = useQuery(locationsQuery)
  return (id: string): string => (data ? (data.find((each) => each.id === id)?.name ?? t("deletedLocation")) : "…")
}
