import {
  createServiceZone,
  deleteFulfillmentSet,
  deleteServiceZone,
  updateServiceZone,
} from "#mocks/domain/inventory/locations.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { found, notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, show } from "#mocks/resources/reply.ts"
import { fulfillmentSetEndpoints } from "#schema/admin/fulfillment-set.endpoints.ts"
import { fulfillmentSetSchemas } from "#schema/admin/fulfillment-set.ts"

function zoneOf(
  db: Database,
  { id, zone_id }: { id: string; zone_id: string },
): { zone: Row<"serviceZone">; set: Row<"fulfillmentSet"> } {
  const set = found(db.tables.fulfillmentSet.get(id), `FulfillmentSet with id: ${id} was not found`)
  const zone = db.tables.serviceZone.get(zone_id)
  if (zone?.fulfillment_set_id !== id) throw notFound(`Service zone with id: ${zone_id} not found on fulfillment set`)
  return { zone, set }
}

export const fulfillmentSetRoutes = implement(fulfillmentSetEndpoints, fulfillmentSetSchemas, {
  delete: (ctx) => {
    deleteFulfillmentSet(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "fulfillment_set")
  },
  createServiceZone: (ctx) => {
    const set = createServiceZone(ctx.db, ctx.params.id, ctx.body)
    return set.deleted_at === null ? { fulfillment_set: show(ctx, "fulfillment_set", set) } : {}
  },
  /** Found by its own id: the set in the path is ignored. */
  retrieveServiceZone: (ctx) => {
    const { zone_id } = ctx.params
    const zone = found(ctx.db.tables.serviceZone.get(zone_id), `Service zone with id: ${zone_id} not found`)
    return { service_zone: show(ctx, "service_zone", zone) }
  },
  updateServiceZone: (ctx) => {
    const { set, zone } = zoneOf(ctx.db, ctx.params)
    updateServiceZone(ctx.db, zone.id, ctx.body)
    return { fulfillment_set: show(ctx, "fulfillment_set", set) }
  },
  /** Returns the parent as it was before the deletion. */
  deleteServiceZone: (ctx) => {
    const { set, zone } = zoneOf(ctx.db, ctx.params)
    const parent = show(ctx, "fulfillment_set", set, { only: ["*", "*service_zones"] })
    deleteServiceZone(ctx.db, zone.id)
    return { ...deleted(zone.id, "service_zone"), parent }
  },
})
