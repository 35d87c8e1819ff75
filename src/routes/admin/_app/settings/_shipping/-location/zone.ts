import type { QueryClient } from "@tanstack/react-query"
import { queryOptions } from "@tanstack/react-query"
import type { Zone } from "#machines/location-setup/location-shipping.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { ApiError } from "#sdk/error.ts"
import type { AreaBody } from "./areas.ts"
import { loadShipping, shippingKey } from "./shipping.ts"

export interface ZoneBody {
  name: string
  geo_zones: AreaBody[]
}

/** A service zone with the fulfillment set that it belongs to. */
export interface ZoneRow extends Zone {
  readonly set: string
}

const missing = (id: string) =>
  new ApiError({ kind: "http", status: 404, type: "not_found", message: `Service zone ${id} was not found` })

async function load(location: string, id: string, signal?: AbortSignal): Promise<ZoneRow> {
  const { sets } = await loadShipping(location, signal)
  for (const set of sets) {
    const zone = set.zones.find((each) => each.id === id)
    if (zone) return { ...zone, set: set.id }
  }
  throw missing(id)
}

/** The service zones of a location as the form kit edits them; new ones are added to a fulfillment set. */
export const zonesOf = (location: string, setId = "") => ({
  name: `stock-locations/${location}/zones`,
  one: (id: string) =>
    queryOptions({
      queryKey: [...shippingKey(location), "zone", id] as readonly unknown[],
      queryFn: ({ signal }) => load(location, id, signal),
      staleTime: 10_000,
    }),
  async create(body: ZoneBody): Promise<ZoneRow> {
    await adminSdk().admin.fulfillmentSet.createServiceZone({ id: setId, body, query: { fields: "id" } })
    const row = await findZone(location, body.name)
    if (!row) throw missing(body.name)
    return row
  },
  async update(id: string, body: Partial<ZoneBody>): Promise<ZoneRow> {
    const { set } = await load(location, id)
    await adminSdk().admin.fulfillmentSet.updateServiceZone({ id: set, zone_id: id, body, query: { fields: "id" } })
    return await load(location, id)
  },
  async remove(id: string): Promise<void> {
    const { set } = await load(location, id)
    await adminSdk().admin.fulfillmentSet.deleteServiceZone({ id: set, zone_id: id, query: { fields: "id" } })
  },
  invalidate: (client: QueryClient): Promise<void> => invalidateShipping(client, location),
})

/** A location's zone with a name: names of zones are unique. */
export async function findZone(location: string, name: string): Promise<ZoneRow | undefined> {
  const { sets } = await loadShipping(location)
  return sets.flatMap((set) => set.zones.map((zone) => ({ ...zone, set: set.id }))).find((zone) => zone.name === name)
}

/** Marks everything as outdated that shows how a location ships. */
export async function invalidateShipping(client: QueryClient, location: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ["admin", "stock-locations", "one", location] }),
    client.invalidateQueries({ queryKey: ["admin", "stock-locations", "list"] }),
    client.invalidateQueries({ queryKey: ["admin", "shipping-profiles"] }),
    // The first option creates its type.
    client.invalidateQueries({ queryKey: ["admin", "shipping-option-types"] }),
    client.invalidateQueries({ queryKey: ["admin", "sales"] }),
  ])
}
