import { checkLinked, unlink } from "#mocks/domain/system/links.ts"
import type { InsertOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import type { geoZone, stockLocationAddress } from "#mocks/kernel/models/location.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"

type AddressValues = InsertOf<(typeof stockLocationAddress)["columns"]>
interface LocationChange {
  readonly name?: string | undefined
  readonly address?: AddressValues | undefined
  readonly address_id?: string | null | undefined
  readonly metadata?: Record<string, unknown> | null | undefined
}

export function createStockLocation(db: Database, values: LocationChange & { name: string }): Row<"stockLocation"> {
  const { name, address, address_id, metadata } = values
  if (address_id) checkLinked(db.tables.stockLocationAddress, "address_id", [address_id])
  const newAddressId = address ? db.tables.stockLocationAddress.insert(address).id : address_id
  return db.tables.stockLocation.insert({ name, metadata, address_id: newAddressId })
}

/** Updates a location and its address; like the server, doesn't add an address to a location without one. */
export function updateStockLocation(db: Database, row: Row<"stockLocation">, change: LocationChange): void {
  const { name, address, address_id, metadata } = change
  if (address_id) checkLinked(db.tables.stockLocationAddress, "address_id", [address_id])
  const currentAddress = db.tables.stockLocationAddress.get(row.address_id)
  if (address && currentAddress) db.tables.stockLocationAddress.update(currentAddress.id, address)
  db.tables.stockLocation.update(row.id, { name, metadata, address_id })
}

/** Deletes a location with its links and fulfillment sets. */
export function deleteStockLocation(db: Database, id: string): void {
  const row = db.tables.stockLocation.get(id)
  if (!row) return
  for (const link of db.tables.locationFulfillmentSet.by("stock_location_id", id))
    deleteFulfillmentSet(db, link.fulfillment_set_id)
  unlink(db.tables.salesChannelLocation, "stock_location_id", id)
  unlink(db.tables.locationFulfillmentProvider, "stock_location_id", id)
  if (row.address_id !== null) db.tables.stockLocationAddress.remove(row.address_id)
  db.tables.stockLocation.remove(id)
}

export function createFulfillmentSet(
  db: Database,
  locationId: string,
  values: { name: string; type: string },
): Row<"fulfillmentSet"> {
  refuseDuplicate(db.tables.fulfillmentSet, "Fulfillment set", { name: values.name })
  const row = db.tables.fulfillmentSet.insert(values)
  db.tables.locationFulfillmentSet.insert({ stock_location_id: locationId, fulfillment_set_id: row.id })
  return row
}

/** Deletes a fulfillment set with its service zones and their shipping options. */
export function deleteFulfillmentSet(db: Database, id: string): void {
  for (const zone of db.tables.serviceZone.by("fulfillment_set_id", id)) deleteServiceZone(db, zone.id)
  unlink(db.tables.locationFulfillmentSet, "fulfillment_set_id", id)
  db.tables.fulfillmentSet.remove(id)
}

type GeoZone = Omit<InsertOf<(typeof geoZone)["columns"]>, "service_zone_id" | "id"> & {
  readonly id?: string | undefined
}
interface ZoneChange {
  readonly name?: string | null | undefined
  readonly geo_zones?: readonly GeoZone[] | undefined
}
const NEEDED: Readonly<Record<string, readonly (keyof GeoZone)[]>> = {
  country: ["country_code"],
  province: ["country_code", "province_code"],
  city: ["country_code", "province_code", "city"],
  zip: ["country_code", "province_code", "city", "postal_expression"],
}

function setGeoZones(db: Database, zoneId: string, zones: readonly GeoZone[]): void {
  for (const zone of zones)
    for (const property of NEEDED[zone.type ?? "country"] ?? [])
      if (!zone[property])
        throw invalidData(`Missing required property ${property} for geo zone type ${zone.type ?? "country"}`)
  const present = db.tables.geoZone.by("service_zone_id", zoneId)
  const keptIds = new Set(zones.flatMap((zone) => zone.id ?? []))
  const unknown = [...keptIds].filter((id) => !present.some((zone) => zone.id === id))
  if (unknown.length > 0) throw notFound(`The following geo zones does not exists: ${unknown.join(", ")}`)
  for (const old of present) if (!keptIds.has(old.id)) db.tables.geoZone.remove(old.id)
  for (const zone of zones) {
    const old = zone.id === undefined ? undefined : db.tables.geoZone.get(zone.id)
    if (old) db.tables.geoZone.update(old.id, { ...zone })
    else {
      const { id: _, ...values } = zone
      db.tables.geoZone.insert({ ...values, service_zone_id: zoneId })
    }
  }
}

/** Creates a service zone and returns its fulfillment set. */
export function createServiceZone(
  db: Database,
  setId: string,
  values: ZoneChange & { name: string },
): Row<"fulfillmentSet"> {
  const set = db.tables.fulfillmentSet.get(setId, { withDeleted: true })
  if (!set) throw notFound(`You tried to set relationship fulfillment_set_id: ${setId}, but such entity does not exist`)
  refuseDuplicate(db.tables.serviceZone, "Service zone", { name: values.name })
  const zone = db.tables.serviceZone.insert({ name: values.name, fulfillment_set_id: setId })
  setGeoZones(db, zone.id, values.geo_zones ?? [])
  return set
}

export function updateServiceZone(db: Database, id: string, change: ZoneChange): void {
  const { name } = change
  if (name === null) throw invalidData("Can't insert null value in field name on insert in table service_zone")
  if (name !== undefined) refuseDuplicate(db.tables.serviceZone, "Service zone", { name }, id)
  db.tables.serviceZone.update(id, { name })
  if (change.geo_zones) setGeoZones(db, id, change.geo_zones)
}

export function deleteServiceZone(db: Database, id: string): void {
  for (const zone of db.tables.geoZone.by("service_zone_id", id)) db.tables.geoZone.remove(zone.id)
  for (const option of db.tables.shippingOption.by("service_zone_id", id)) db.tables.shippingOption.remove(option.id)
  db.tables.serviceZone.remove(id)
}
