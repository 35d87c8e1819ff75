import { queryOptions, useQuery } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { availableOf } from "#admin/inventory/inventory-item.ts"
import { useLocationNames } from "#admin/inventory/location-names.ts"

/** The most locations of an item that are read. */
const LIMIT = 200

/** Units of an item that aren't reserved, by location. */
export const itemLevelsQuery = (itemId: string | null) =>
  queryOptions({
    // Below the lists, which every change of an item reloads.
    queryKey: ["admin", inventoryItems.name, "list", { levels: itemId }],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      const query = { fields: "id,location_id,stocked_quantity,reserved_quantity", limit: LIMIT }
      const answer = await adminSdk().admin.inventoryItem.listLevels({ id: itemId ?? "", query }, { signal })
      return new Map(answer.inventory_levels.map((level) => [level.location_id, availableOf(level)]))
    },
    enabled: itemId !== null,
    staleTime: 10_000,
  })

/** The locations of an item as options that say how many units are available; undefined while they load. */
export function useLocationOptions(itemId: string | null, text: (location: string, count: number) => string) {
  const nameOf = useLocationNames()
  const { data: levels } = useQuery(itemLevelsQuery(itemId))
  const options =
    levels &&
    [...levels]
      .map(([value, count]) => ({ value, label: text(nameOf(value), Math.max(0, count)) }))
      .sort((a, b) => a.label.localeCompare(b.label))
  return { levels, options }
}
