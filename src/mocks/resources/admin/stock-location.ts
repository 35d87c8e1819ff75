import {
  createFulfillmentSet,
  createStockLocation,
  deleteStockLocation,
  updateStockLocation,
} from "#mocks/domain/inventory/locations.ts"
import { relink } from "#mocks/domain/system/links.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, filtersOf, page, show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { stockLocationEndpoints } from "#schema/admin/stock-location.endpoints.ts"
import { stockLocationSchemas } from "#schema/admin/stock-location.ts"

/** Changes a location and returns it; the response is empty if it doesn't exist. */
function changed(ctx: Context<{ id: string }>, change: (row: Row<"stockLocation">) => void): object {
  const row = ctx.db.tables.stockLocation.get(ctx.params.id)
  if (!row) return {}
  change(row)
  return { stock_location: show(ctx, "stock_location", row) }
}

const missing = (id: string) => `Stock location with id: ${id} was not found`

export const stockLocationRoutes = implement(stockLocationEndpoints, stockLocationSchemas, {
  list: (ctx) => {
    const { sales_channel_id, ...filters } = filtersOf(ctx.query)
    const linked = sales_channel_id === undefined ? {} : { sales_channels: { id: sales_channel_id } }
    return page(ctx, "stock_location", "stock_locations", { filters: { ...filters, ...linked } })
  },
  create: (ctx) => ({ stock_location: show(ctx, "stock_location", createStockLocation(ctx.db, ctx.body)) }),
  retrieve: (ctx) => {
    const { id } = ctx.params
    return { stock_location: show(ctx, "stock_location", found(ctx.db.tables.stockLocation.get(id), missing(id))) }
  },
  update: (ctx) => changed(ctx, (row) => updateStockLocation(ctx.db, row, ctx.body)),
  delete: (ctx) => {
    deleteStockLocation(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "stock_location")
  },
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
