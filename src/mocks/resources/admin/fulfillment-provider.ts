import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { filtersOf, page } from "#mocks/resources/reply.ts"
import { fulfillmentProviderEndpoints } from "#schema/admin/fulfillment-provider.endpoints.ts"
import { fulfillmentProviderSchemas } from "#schema/admin/fulfillment-provider.ts"

const OPTIONS = [{ id: "manual-fulfillment" }, { id: "manual-fulfillment-return", is_return: true }] as const

export const fulfillmentProviderRoutes = implement(fulfillmentProviderEndpoints, fulfillmentProviderSchemas, {
  list: (ctx) => {
    const { stock_location_id, ...filters } = filtersOf(ctx.query)
    const { fulfillmentProvider, locationFulfillmentProvider } = ctx.db.tables
    const links = [stock_location_id ?? []]
      .flat()
      .flatMap((location) => locationFulfillmentProvider.by("stock_location_id", String(location)))
    const ids = new Set(links.map((link) => link.fulfillment_provider_id))
    const only = stock_location_id === undefined ? {} : { rows: fulfillmentProvider.where((row) => ids.has(row.id)) }
    return page(ctx, "fulfillment_provider", "fulfillment_providers", { filters, ...only })
  },
  listFulfillmentOptions: (ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.fulfillmentProvider.get(id), `Fulfillment provider with id: ${id} was not found`)
    return { fulfillment_options: OPTIONS, count: OPTIONS.length, limit: OPTIONS.length, offset: 0 }
  },
})
