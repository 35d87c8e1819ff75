import { useQuery } from "@tanstack/react-query"
import { useDateColumns } from "#admin/kit/list/date-columns.tsx"
import type { FilterSpec } from "#admin/kit/list/filter-specs.ts"
import type { ListColumn } from "#admin/kit/list/list-columns.ts"
import { locationsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "#ui/cx.ts"
import type { InventoryRow } from "./inventory-item.resource.ts"
import { availableOf, levelAt, withoutDeleted } from "./inventory-item.ts"
import type { InventorySearch } from "./inventory-search.ts"
import { ItemName } from "./item-name.tsx"
import { useLocationFilter } from "./location-names.ts"

/** Filters of the inventory list. */
export function useInventoryFilters(): readonly FilterSpec<InventorySearch>[] {
  const t = useTranslations("admin.lists.inventory.columns")
  return [
    useLocationFilter(),
    { kind: "number", id: "available", label: t("available") },
    { kind: "text", id: "sku", label: t("sku") },
    { kind: "boolean", id: "requires_shipping", label: t("shipping") },
  ]
}

/** Columns of the inventory list: totals, and the available units of each location, hidden at first. */
export function useInventoryColumns(): readonly ListColumn<InventoryRow>[] {
  const t = useTranslations("admin.lists.inventory.columns")
  const tItem = useTranslations("admin.inventory")
  const { data } = useQuery(locationsQuery)
  const locations = data ?? []
  const dates = useDateColumns() as readonly ListColumn<InventoryRow>[]
  const number = { align: "end", phone: "line", width: "7rem" } as const
  return [
    {
      id: "title",
      header: t("title"),
      sortable: true,
      phone: "title",
      cell: (item) => <ItemName item={item} isRow />,
    },
    {
      id: "sku",
      header: t("sku"),
      sortable: true,
      phone: "line",
      cell: ({ sku }) => <span className="line-clamp-1 wrap-anywhere">{sku}</span>,
    },
    {
      ...number,
      id: "stocked_quantity",
      header: t("stocked"),
      sortable: true,
      cell: (item) => tItem("quantity", { count: withoutDeleted(item, data).stocked_quantity ?? 0 }),
    },
    {
      ...number,
      id: "reserved_quantity",
      header: t("reserved"),
      sortable: true,
      cell: (item) => tItem("quantity", { count: withoutDeleted(item, data).reserved_quantity ?? 0 }),
    },
    {
      ...number,
      id: "available",
      header: t("available"),
      cell: (item) => <Available units={availableOf(withoutDeleted(item, data))} />,
    },
    ...locations.map(
      ({ id, name }): ListColumn<InventoryRow> => ({
        ...number,
        id: `at_${id}`,
        header: t("availableAt", { location: name ?? "" }),
        initially: "hidden",
        cell: (item) => {
          const level = levelAt(item, id)
          return level && <Available units={availableOf(level)} />
        },
      }),
    ),
    {
      id: "requires_shipping",
      header: t("shipping"),
      initially: "hidden",
      phone: "line",
      cell: ({ requires_shipping }) => t(requires_shipping ? "yes" : "no"),
    },
    ...dates.map((column): ListColumn<InventoryRow> => ({ ...column, initially: "hidden" })),
  ]
}

/** Available units; marked if there are none, or more are reserved than in stock. */
export function Available({ units }: { units: number }) {
  const t = useTranslations("admin.inventory")
  return (
    <span className={cx(units <= 0 && "font-semibold text-refused-ink")}>
      {t("quantity", { count: units })}
      {units < 0 && <span className="block text-xs font-normal">{t("overReserved")}</span>}
    </span>
  )
}
