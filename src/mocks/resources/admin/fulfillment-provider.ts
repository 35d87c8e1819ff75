import { implement } from "#mocks/core/implement.ts"
import { found } from "#mocks/core/refusal.ts"
import { filtersOf, page } from "#mocks/core/reply.ts"
import { fulfillmentProviderEndpoints } from "#schema/admin/fulfillment-provider.endpoints.ts"
import { fulfillmentProviderSchemas } from "#schema/admin/fulfillment-provider.ts"

const OPTIONS = [{ id: "manual-fulfillment" }, { id: "manual-fulfillment-return", is_return: true }] as const

export const fulfillmentProviderRoutes = implement(fulfillmentProviderEndpoints, fulfillmentProviderSchemas, {
  list: (ctx) => {
    const { stock_location_id, ...filters } = filtersOf(ctx.query)
    const ids = [stock_location_id ?? []]
      .flat()
      .flatMap((location) =>
        ctx.db.tables.locationFulfillmentProvider
          .by("stock_location_id", String(location))
          .map((link) => link.fulfillment_provider_id),
      )
    const some = ids.length > 0 ? { id: ids } : {}
    return page(ctx, "fulfillment_provider", "fulfillment_providers", { filters: { ...some, ...filters } })
  },
  listFulfillmentOptions: (ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.fulfillmentProvider.get(id), `Fulfillment provider with id: ${id} was not found`)
    return { fulfillment_options: OPTIONS, count: OPTIONS.length, limit: OPTIONS.length, offset: 0 }
  },
})
