import { relink } from "#mocks/domain/system/links.ts"
import { deleteSalesChannel } from "#mocks/domain/system/sales-channels.ts"
import { emit } from "#mocks/kernel/events.ts"
import { found, invalidData } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { deleted, filtersOf, page } from "#mocks/resources/reply.ts"
import { salesChannelEndpoints } from "#schema/admin/sales-channel.endpoints.ts"
import { salesChannelSchemas } from "#schema/admin/sales-channel.ts"

const { resolvers, answer } = recordResolvers({
  node: "sales_channel",
  many: "sales_channels",
  missing: (id) => `Sales channel with id: ${id} not found`,
})

export const salesChannelRoutes = implement(salesChannelEndpoints, salesChannelSchemas, {
  ...resolvers,
  list: (ctx) => {
    const { location_id, publishable_key_id, product_id, ...filters } = filtersOf(ctx.query)
    // The real server accepts it and then fails.
    if (location_id !== undefined) throw invalidData("Sales channels cannot be found by location_id")
    const far = { publishable_api_keys: publishable_key_id, products: product_id }
    return page(ctx, "sales_channel", "sales_channels", { filters: { ...filters, ...far } })
  },
  create: answer((ctx) => {
    const row = ctx.db.tables.salesChannel.insert(ctx.body)
    emit(ctx.db, "sales-channel.created", { id: row.id })
    return row
  }),
  update: answer((ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.salesChannel.get(id), `Sales channel with id "${id}" not found`)
    const row = ctx.db.tables.salesChannel.update(id, ctx.body)
    emit(ctx.db, "sales-channel.updated", { id })
    return row
  }),
  delete: (ctx) => {
    deleteSalesChannel(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "sales-channel")
  },
  batchProducts: answer((ctx) => {
    const { id } = ctx.params
    const row = ctx.db.tables.salesChannel.get(id)
    if (row) relink(ctx.db.tables.productSalesChannel, "sales_channel_id", id, "product_id", ctx.body)
    return row
  }),
})
