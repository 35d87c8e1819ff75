import {
  createFulfillmentSet,
  createStockLocation,
  deleteStockLocation,
  updateStockLocation,
} from "#mocks/domain/inventory/locations.ts"
import { relink } from "#mocks/domain/system/links.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { filtersOf, page } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { stockLocationEndpoints } from "#schema/admin/stock-location.endpoints.ts"
import { stockLocationSchemas } from "#schema/admin/stock-location.ts"

const { resolvers, shown, answer, removal } = recordResolvers({
  node: "stock_location",
  many: "stock_locations",
  missing: (id) => `Stock location with id: ${id} was not found`,
})

/** Changes a location and returns it; the response is empty if it doesn't exist. */
function changed(ctx: Context<{ id: string }>, change: (row: Row<"stockLocation">) => void): object {
  const row = ctx.db.tables.stockLocation.get(ctx.params.id)
  if (row) change(row)
  return shown(ctx, row)
}

export const stockLocationRoutes = implement(stockLocationEndpoints, stockLocationSchemas, {
  ...resolvers,
  list: (ctx) => {
    const { sales_channel_id, ...filters } = filtersOf(ctx.query)
    const linked = sales_channel_id === undefined ? {} : { sales_channels: { id: sales_channel_id } }
    return page(ctx, "stock_location", "stock_locations", { filters: { ...filters, ...linked } })
  },
  create: answer((ctx) => createStockLocation(ctx.db, ctx.body)),
  update: (ctx) => changed(ctx, (row) => updateStockLocation(ctx.db, row, ctx.body)),
  delete: removal((ctx) => deleteStockLocation(ctx.db, ctx.params.id)),
  updateSalesChannels: (ctx) =>
    changed(ctx, ({ id }) =>
      relink(ctx.db.tables.salesChannelLocation, "stock_location_id", id, "sales_channel_id", ctx.body),
    ),
  updateFulfillmentProviders: (ctx) =>
    changed(ctx, ({ id }) =>
      relink(ctx.db.tables.locationFulfillmentProvider, "stock_location_id", id, "fulfillment_provider_id", ctx.body),
    ),
  createFulfillmentSet: (ctx) => changed(ctx, ({ id }) => createFulfillmentSet(ctx.db, id, ctx.body)),
})
