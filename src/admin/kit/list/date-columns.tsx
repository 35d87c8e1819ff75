import { useTranslations } from "#lib/i18n.tsx"
import { DateTime } from "#ui/date-time.tsx"
import type { DateSearch } from "./filter-query.ts"
import type { FilterSpec } from "./filter-specs.ts"
import type { ListColumn } from "./list-columns.ts"

/** Filters by date of creation and last change. */
export function useDateFilters(): readonly FilterSpec<DateSearch>[] {
  const t = useTranslations("admin.lists.columns")
  return [
    { kind: "date", id: "created_at", label: t("created") },
    { kind: "date", id: "updated_at", label: t("updated") },
  ]
}

/** Columns with the dates of creation and last change; one of them is shown at first. */
export function useDateColumns(shown: "created_at" | "updated_at" = "updated_at"): readonly ListColumn<DateSearch>[] {
  const t = useTranslations("admin.lists.columns")
  const shared = { sortable: true, phone: "line", width: "12rem" } as const
  return [
    {
      ...shared,
      id: "created_at",
      header: t("created"),
      initially: shown === "created_at" ? undefined : "hidden",
      cell: ({ created_at }) => created_at && <DateTime value={created_at} />,
    },
    {
      ...shared,
      id: "updated_at",
      header: t("updated"),
      initially: shown === "updated_at" ? undefined : "hidden",
      cell: ({ updated_at }) => updated_at && <DateTime value={updated_at} />,
    },
  ]
}
