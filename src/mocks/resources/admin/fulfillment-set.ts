import { implement } from "#mocks/core/implement.ts"
import { notFound } from "#mocks/core/refusal.ts"
import { deleted, show } from "#mocks/core/reply.ts"
import type { Database, Row } from "#mocks/db/database.ts"
import {
  createServiceZone,
  deleteFulfillmentSet,
  deleteServiceZone,
  updateServiceZone,
} from "#mocks/domain/locations.ts"
import { fulfillmentSetEndpoints } from "#schema/admin/fulfillment-set.endpoints.ts"
import { fulfillmentSetSchemas } from "#schema/admin/fulfillment-set.ts"

function zoneOf(
  db: Database,
  { id, zone_id }: { id: string; zone_id: string },
  where = " on fulfillment set",
): { zone: Row<"serviceZone">; set: Row<"fulfillmentSet"> } {
  const zone = db.tables.serviceZone.get(zone_id)
  const set = db.tables.fulfillmentSet.get(id)
  if (!set || zone?.fulfillment_set_id !== id) throw notFound(`Service zone with id: ${zone_id} not found${where}`)
  return { zone, set }
}

export const fulfillmentSetRoutes = implement(fulfillmentSetEndpoints, fulfillmentSetSchemas, {
  delete: (ctx) => {
    deleteFulfillmentSet(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "fulfillment_set")
  },
  createServiceZone: (ctx) => ({
    fulfillment_set: show(ctx, "fulfillment_set", createServiceZone(ctx.db, ctx.params.id, ctx.body)),
  }),
  retrieveServiceZone: (ctx) => ({
    service_zone: show(ctx, "service_zone", zoneOf(ctx.db, ctx.params, "").zone),
  }),
  updateServiceZone: (ctx) => {
    const { set, zone } = zoneOf(ctx.db, ctx.params)
    updateServiceZone(ctx.db, zone.id, ctx.body)
    return { fulfillment_set: show(ctx, "fulfillment_set", set) }
  },
  /** The parent is answered as it was before. */
  deleteServiceZone: (ctx) => {
    const { set, zone } = zoneOf(ctx.db, ctx.params)
    const parent = show(ctx, "fulfillment_set", set, { fields: "*,*service_zones" })
    deleteServiceZone(ctx.db, zone.id)
    return { ...deleted(zone.id, "service_zone"), parent }
  },
})
