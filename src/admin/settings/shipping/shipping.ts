import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import {
  type LocationShipping,
  loadShipping as load,
  type Option,
  optionFields,
  shippingFields,
  toShipping,
} from "#machines/settings/location-setup/location-shipping.ts"

/** The server has no maximum. */
const OPTIONS = 1_000
const LOCATIONS = 200

/** Loads how a location ships, in two requests at once. Throws `not_found` for unknown ids. */
export const loadShipping = (id: string, signal?: AbortSignal): Promise<LocationShipping> =>
  load(adminSdk(), id, signal)

/** How all locations ship. */
export const allShippingQuery = queryOptions({
  queryKey: ["admin", "stock-locations", "list", "shipping"],
  queryFn: async ({ signal }): Promise<readonly LocationShipping[]> => {
    const { stockLocation, shippingOption } = adminSdk().admin
    const [{ stock_locations }, { shipping_options }] = await Promise.all([
      stockLocation.list({ query: { fields: shippingFields, limit: LOCATIONS, order: "name" } }, { signal }),
      shippingOption.list({ query: { fields: optionFields, limit: OPTIONS } }, { signal }),
    ])
    return stock_locations.map((each) => toShipping(each, shipping_options as readonly Option[]))
  },
  staleTime: 10_000,
})

export const shippingKey = (id: string) => ["admin", "stock-locations", "one", id, "shipping"] as const

export const shippingQuery = (id: string) =>
  queryOptions({
    queryKey: shippingKey(id),
    queryFn: ({ signal }) => loadShipping(id, signal),
    staleTime: 10_000,
  })

/** Marks everything as outdated that shows how a location ships. */
export async function invalidateShipping(client: QueryClient, location: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ["admin", "stock-locations", "one", location] }),
    client.invalidateQueries({ queryKey: ["admin", "stock-locations", "list"] }),
    client.invalidateQueries({ queryKey: ["admin", "shipping-profiles"] }),
    // The first option creates its type.
    client.invalidateQueries({ queryKey: ["admin", "shipping-option-types"] }),
    client.invalidateQueries({ queryKey: ["admin", "sales"] }),
  ])
}

/** Fulfillment providers that the server has. */
export const providersQuery = queryOptions({
  queryKey: ["admin", "fulfillment-providers"],
  queryFn: async ({ signal }) => {
    const query = { limit: 100, fields: "id,is_enabled" }
    const { fulfillment_providers } = await adminSdk().admin.fulfillmentProvider.list({ query }, { signal })
    return fulfillment_providers.filter(({ is_enabled }) => is_enabled).map(({ id }) => id)
  },
  staleTime: 300_000,
})

/** What a fulfillment provider offers, such as its standard and return service. */
export const providerOptionsQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "fulfillment-providers", id, "options"],
    queryFn: async ({ signal }) => {
      const answer = await adminSdk().admin.fulfillmentProvider.listFulfillmentOptions({ id }, { signal })
      return answer.fulfillment_options.map((option) => ({
        id: option.id,
        name: option.name ?? serviceName(option.id),
        isReturn: option.is_return ?? false,
        data: option as Record<string, unknown>,
      }))
    },
    enabled: id !== "",
    staleTime: 300_000,
  })

/** A provider's id without the name of its module: "manual_manual" is "Manual". */
export function providerName(id: string): string {
  const [first = "", ...rest] = id.split("_")
  const name = rest.length > 0 && rest.join("_") !== first ? id : first
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ")
}

/** The name of a service that has only an id: "manual-fulfillment" is "Manual fulfillment". */
function serviceName(id: string): string {
  const words = id.replaceAll(/[-_]+/g, " ").trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
