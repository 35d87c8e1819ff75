import {
  createFulfillmentSet,
  createStockLocation,
  deleteStockLocation,
  updateStockLocation,
} from "#mocks/domain/inventory/locations.ts"
import { relink } from "#mocks/domain/system/links.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, filtersOf, page, show } from "#mocks/resources/reply.ts"
import { stockLocationEndpoints } from "#schema/admin/stock-location.endpoints.ts"
import { stockLocationSchemas } from "#schema/admin/stock-location.ts"

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
  update: (ctx) => {
    const row = ctx.db.tables.stockLocation.get(ctx.params.id)
    if (!row) return {}
    updateStockLocation(ctx.db, row, ctx.body)
    return { stock_location: show(ctx, "stock_location", row) }
  },
  delete: (ctx) => {
    deleteStockLocation(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "stock_location")
  },
  updateSalesChannels: (ctx) => {
    const { id } = ctx.params
    const row = ctx.db.tables.stockLocation.get(id)
    if (!row) return {}
    relink(ctx.db.tables.salesChannelLocation, "stock_location_id", id, "sales_channel_id", ctx.body)
    return { stock_location: show(ctx, "stock_location", row) }
  },
  updateFulfillmentProviders: (ctx) => {
    const { id } = ctx.params
    const row = ctx.db.tables.stockLocation.get(id)
    if (!row) return {}
    relink(ctx.db.tables.locationFulfillmentProvider, "stock_location_id", id, "fulfillment_provider_id", ctx.body)
    return { stock_location: show(ctx, "stock_location", row) }
  },
  createFulfillmentSet: (ctx) => {
    const { id } = ctx.params
    const row = ctx.db.tables.stockLocation.get(id)
    if (!row) return {}
    createFulfillmentSet(ctx.db, id, ctx.body)
    return { stock_location: show(ctx, "stock_location", row) }
  },
})
