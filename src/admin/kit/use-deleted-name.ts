import { useTranslations } from "#lib/i18n.tsx"

/** Returns what a deleted record of a resource is called, by the resource's name in query keys: "Deleted group". */
export function useDeletedName(): (resource: string) => string {
  const t = useTranslations("admin.form.picker.deleted")
  return (resource) => t(t.has(resource as "record") ? (resource as "record") : "record")
}
