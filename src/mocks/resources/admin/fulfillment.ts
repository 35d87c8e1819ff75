import {
  addLabels,
  cancelFulfillment,
  createFulfillment,
  fulfillmentOf,
  shipFulfillment,
} from "#mocks/domain/shipping/fulfillments.ts"
import { found, notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { show } from "#mocks/resources/reply.ts"
import { actorIdOf, type Context } from "#mocks/resources/request.ts"
import { fulfillmentEndpoints } from "#schema/admin/fulfillment.endpoints.ts"
import { fulfillmentSchemas } from "#schema/admin/fulfillment.ts"

const shown = (ctx: Context, row: ReturnType<typeof fulfillmentOf>) => ({
  fulfillment: show(ctx, "fulfillment", row),
})
const entity = <T>(row: T | undefined, column: string, id: string): T => {
  if (!row) throw notFound(`You tried to set relationship ${column}: ${id}, but such entity does not exist`)
  return row
}

/** Fulfillments on their own: neither orders nor stock change. */
export const fulfillmentRoutes = implement(fulfillmentEndpoints, fulfillmentSchemas, {
  create: (ctx) => {
    const { delivery_address, labels, order_id: _order, packed_at, ...values } = ctx.body
    const t = ctx.db.tables
    found(t.stockLocation.get(values.location_id), `StockLocation id not found: ${values.location_id}`)
    entity(t.fulfillmentProvider.get(values.provider_id), "provider_id", values.provider_id)
    const { shipping_option_id: option } = values
    if (option) entity(t.shippingOption.get(option), "shipping_option_id", option)
    const row = createFulfillment(ctx.db, {
      ...values,
      packed_at: packed_at ?? null,
      address: delivery_address,
      created_by: actorIdOf(ctx),
    })
    addLabels(ctx.db, row, labels)
    return shown(ctx, row)
  },
  createShipment: (ctx) => {
    const row = fulfillmentOf(ctx.db, ctx.params.id)
    return shown(ctx, shipFulfillment(ctx.db, row, ctx.body.labels, actorIdOf(ctx)))
  },
  cancel: (ctx) => shown(ctx, cancelFulfillment(ctx.db, fulfillmentOf(ctx.db, ctx.params.id))),
})
