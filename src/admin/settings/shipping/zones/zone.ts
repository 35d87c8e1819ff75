import type { QueryClient } from "@tanstack/react-query"
import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { invalidateShipping, loadShipping, shippingKey, shippingQuery } from "#admin/settings/shipping/shipping.ts"
import type { LocationShipping, Zone } from "#machines/settings/location-setup/location-shipping.ts"
import { ApiError } from "#sdk/error.ts"
import type { AreaBody } from "./areas.ts"

export interface ZoneBody {
  name: string
  geo_zones: AreaBody[]
}

/** A service zone with the fulfillment set that it belongs to, without its shipping options. */
export interface ZoneRow extends Omit<Zone, "options"> {
  readonly set: string
}

const missing = (id: string) =>
  new ApiError({ kind: "http", status: 404, type: "not_found", message: `Service zone ${id} was not found` })

/** Finds a zone, without its shipping options, in the loaded shipping of its location. */
function zoneIn(shipping: LocationShipping | undefined, matches: (zone: Zone) => boolean): ZoneRow | undefined {
  for (const set of shipping?.sets ?? []) {
    const zone = set.zones.find(matches)
    if (!zone) continue
    const { options: _, ...row } = zone
    return { ...row, set: set.id }
  }
  return undefined
}

const FIELDS =
  "id,name,created_at,updated_at,geo_zones.type,geo_zones.country_code,geo_zones.province_code,geo_zones.city,geo_zones.postal_expression"

async function load(set: string, id: string, signal?: AbortSignal): Promise<ZoneRow> {
  const { fulfillmentSet } = adminSdk().admin
  const request = { id: set, zone_id: id, query: { fields: FIELDS } }
  const { service_zone } = await fulfillmentSet.retrieveServiceZone(request, signal ? { signal } : {})
  return { ...(service_zone as Omit<ZoneRow, "set">), set }
}

/** The service zones of a location as the form kit edits them; new ones are added to a fulfillment set. */
export const zonesOf = (location: string, setId = "") => ({
  name: `stock-locations/${location}/zones`,
  one: (id: string) =>
    queryOptions({
      queryKey: [...shippingKey(location), "zone", id] as readonly unknown[],
      queryFn: async ({ client, signal }): Promise<ZoneRow> => {
        const isZone = (zone: Zone) => zone.id === id
        const known = zoneIn(client.getQueryData(shippingQuery(location).queryKey), isZone)
        if (known) return await load(known.set, id, signal)
        const found = zoneIn(await client.fetchQuery(shippingQuery(location)), isZone)
        if (!found) throw missing(id)
        return found
      },
      staleTime: 10_000,
    }),
  async create(body: ZoneBody): Promise<ZoneRow> {
    await adminSdk().admin.fulfillmentSet.createServiceZone({ id: setId, body, query: { fields: "id" } })
    const row = await findZone(location, body.name)
    if (!row) throw missing(body.name)
    return row
  },
  async update(id: string, body: Partial<ZoneBody>): Promise<ZoneRow> {
    await adminSdk().admin.fulfillmentSet.updateServiceZone({ id: setId, zone_id: id, body, query: { fields: "id" } })
    return await load(setId, id)
  },
  async remove(id: string): Promise<void> {
    await adminSdk().admin.fulfillmentSet.deleteServiceZone({ id: setId, zone_id: id, query: { fields: "id" } })
  },
  invalidate: (client: QueryClient): Promise<void> => invalidateShipping(client, location),
})

/** A location's zone with a name: names of zones are unique. */
export const findZone = async (location: string, name: string): Promise<ZoneRow | undefined> =>
  zoneIn(await loadShipping(location), (zone) => zone.name === name)
