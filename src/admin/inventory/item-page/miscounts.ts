import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import type { InventoryRow } from "#admin/inventory/inventory-item.resource.ts"

/** A location where the server's count of reserved units isn't the sum of the reservations. */
export interface Miscount {
  readonly location: string
  readonly counted: number
  readonly reserved: number
}

const MAX_READ = 1000

async function readMiscounts(id: string, signal: AbortSignal): Promise<readonly Miscount[]> {
  const { inventoryItem, reservation } = adminSdk().admin
  const [{ inventory_levels }, { reservations, count }] = await Promise.all([
    inventoryItem.listLevels({ id, query: { limit: MAX_READ, fields: "location_id,reserved_quantity" } }, { signal }),
    reservation.list(
      { query: { inventory_item_id: [id], limit: MAX_READ, fields: "location_id,quantity" } },
      { signal },
    ),
  ])
  if (count > MAX_READ) return []
  return inventory_levels.flatMap(({ location_id, reserved_quantity }) => {
    const here = reservations.filter((reservation) => reservation.location_id === location_id)
    const reserved = here.reduce((units, { quantity }) => units + quantity, 0)
    const counted = reserved_quantity ?? 0
    return counted === reserved ? [] : { location: location_id, counted, reserved }
  })
}

/** Reads which counts of an item are wrong: twice, because something may be reserved between two responses. */
export const miscountsQuery = ({ id, location_levels }: Pick<InventoryRow, "id" | "location_levels">) =>
  queryOptions({
    queryKey: ["admin", "inventory", "miscounts", id, (location_levels ?? []).map((level) => level.reserved_quantity)],
    queryFn: async ({ signal }) => {
      const first = await readMiscounts(id, signal)
      if (first.length === 0) return first
      const known = new Set(first.map((miscount) => JSON.stringify(miscount)))
      return (await readMiscounts(id, signal)).filter((miscount) => known.has(JSON.stringify(miscount)))
    },
  })
