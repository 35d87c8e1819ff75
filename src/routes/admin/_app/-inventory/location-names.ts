import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { locationsQuery } from "#routes/admin/-queries/settings.ts"

/** Names of locations by id. */
export function useLocationNames() {
  const t = useTranslations("admin.inventory.levels")
  const { data } = useQuery(locationsQuery)
  return (id: string): string => (data ? (data.find((each) => each.id === id)?.name ?? t("deletedLocation")) : "…")
}
