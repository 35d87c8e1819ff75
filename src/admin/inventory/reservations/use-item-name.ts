import { useQuery } from "@tanstack/react-query"
import { inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { fullItemName } from "#admin/inventory/inventory-item.ts"
import type { ReservationRow } from "#admin/inventory/reservation.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"

/** Returns a function that names a reservation's item with its product, which it loads. */
export function useItemName(reservation: ReservationRow | undefined): (row: ReservationRow) => string {
  const t = useTranslations("admin.reservation")
  const id = reservation?.inventory_item ? reservation.inventory_item_id : undefined
  const { data } = useQuery({ ...inventoryItems.one(id ?? ""), enabled: id !== undefined })
  return ({ inventory_item: item }) => (item ? (fullItemName(data ?? item) ?? t("untitled")) : t("deletedItem"))
}
