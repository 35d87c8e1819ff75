import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { availableOf } from "#admin/inventory/inventory-item.ts"
import { useLocationNames } from "#admin/inventory/location-names.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"

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

/**
 * Reserves units of an item, and reloads its quantities if the server refuses: the reason at the field needs the present
 * ones. After a lost response they may contain its own units.
 */
export async function reserve<Row>(client: QueryClient, itemId: string, send: () => Promise<Row>): Promise<Row> {
  try {
    return await send()
  } catch (error) {
    if (toApiError(error).kind === "http")
      await client.invalidateQueries({ queryKey: itemLevelsQuery(itemId).queryKey })
    throw error
  }
}

/** The locations of an item as options that say how many units are available; undefined while they load. */
export function useLocationOptions(itemId: string | null) {
  const t = useTranslations("admin.reservation")
  const nameOf = useLocationNames()
  const { data: levels } = useQuery(itemLevelsQuery(itemId))
  const options =
    levels &&
    [...levels]
      .map(([value, count]) => ({
        value,
        label: t("availableAt", { location: nameOf(value), count: Math.max(0, count) }),
      }))
      .sort((a, b) => a.label.localeCompare(b.label))
  return { levels, options }
}
