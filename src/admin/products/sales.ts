import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { regionsQuery } from "#admin/settings/settings.ts"
import type { ProductVariant } from "#schema/admin/entities/catalog.ts"
import { products } from "./product.resource.ts"
import type { SaleLocation, SalePrice, SaleProduct, SaleVariant, Shop } from "./sellability.ts"

/** Short: settings that were fixed on another page must show here. */
const STALE_TIME = 10_000

interface Rule {
  readonly attribute: string
  readonly value: unknown
}
interface Location {
  readonly id: string
  readonly sales_channels?: readonly { readonly id: string }[] | null
  readonly fulfillment_sets?: readonly {
    readonly service_zones?: readonly {
      readonly id: string
      readonly geo_zones?: readonly { readonly country_code: string }[]
      readonly shipping_options?: readonly {
        readonly id: string
        readonly shipping_profile_id: string
        readonly rules?: readonly Rule[]
      }[]
    }[]
  }[]
}

const isOffered = (rules: readonly Rule[] = []): boolean =>
  rules.every(
    ({ attribute, value }) =>
      !(attribute === "enabled_in_store" && String(value) === "false") &&
      !(attribute === "is_return" && String(value) === "true"),
  )

interface WirePrice {
  readonly currency_code?: string | null
  readonly min_quantity?: number | null
  readonly price_rules?: readonly { readonly attribute: string; readonly value: unknown }[] | null
}
interface WireOption {
  readonly id: string
  readonly price_type?: string | undefined
  readonly prices?: readonly unknown[] | null | undefined
}

/** Prices by the id of the shipping option; null for those that the provider calculates. */
const pricesById = (options: readonly WireOption[]): ReadonlyMap<string, readonly SalePrice[] | null> =>
  new Map(
    options.map(({ id, price_type, prices }) => [
      id,
      price_type === "calculated"
        ? null
        : ((prices ?? []) as readonly WirePrice[]).map(({ currency_code, min_quantity, price_rules }) => ({
            currency_code: currency_code ?? "",
            min_quantity: min_quantity ?? null,
            rules: Object.fromEntries((price_rules ?? []).map(({ attribute, value }) => [attribute, String(value)])),
          })),
    ]),
  )

function toLocation(location: Location, prices: ReturnType<typeof pricesById>): SaleLocation {
  const sets = location.fulfillment_sets ?? []
  const zones = sets
    .flatMap(({ service_zones = [] }) => service_zones)
    .map((zone) => ({ ...zone, countries: (zone.geo_zones ?? []).map(({ country_code }) => country_code) }))
  return {
    id: location.id,
    channels: (location.sales_channels ?? []).map(({ id }) => id),
    zones: new Map(zones.map(({ id, countries }) => [id, countries])),
    hasSets: sets.length > 0,
    shipping: zones.flatMap(({ id: zone, countries, shipping_options = [] }) =>
      shipping_options
        .filter(({ rules }) => isOffered(rules))
        .map((option) => ({
          id: option.id,
          zone,
          profile: option.shipping_profile_id,
          countries,
          prices: prices.get(option.id) ?? (prices.has(option.id) ? null : []),
        })),
    ),
  }
}

const locationFields = [
  "id,sales_channels.id,fulfillment_sets.id,fulfillment_sets.service_zones.id",
  "fulfillment_sets.service_zones.geo_zones.country_code",
  "fulfillment_sets.service_zones.shipping_options.id",
  "fulfillment_sets.service_zones.shipping_options.shipping_profile_id",
  "fulfillment_sets.service_zones.shipping_options.rules.attribute",
  "fulfillment_sets.service_zones.shipping_options.rules.value",
].join(",")

const optionFields =
  "id,price_type,prices.currency_code,prices.min_quantity,prices.price_rules.attribute,prices.price_rules.value"
/** The server has no maximum. */
const ALL = 1_000

/** Markets, publishable keys and stock locations with their shipping options: what selling any product needs. */
export const shopQuery = queryOptions({
  queryKey: ["admin", "sales", "shop"],
  queryFn: async ({ signal, client }): Promise<Shop> => {
    const { apiKey, salesChannel, stockLocation, shippingOption } = adminSdk().admin
    const [regions, { sales_channels }, { api_keys }, { stock_locations }, { shipping_options }] = await Promise.all([
      client.fetchQuery(regionsQuery),
      salesChannel.list({ query: { is_disabled: true, limit: ALL, fields: "id" } }, { signal }),
      apiKey.list(
        { query: { type: "publishable", limit: ALL, fields: "id,revoked_at,sales_channels.id" } },
        { signal },
      ),
      stockLocation.list({ query: { limit: ALL, fields: locationFields } }, { signal }),
      shippingOption.list({ query: { limit: ALL, fields: optionFields } }, { signal }),
    ])
    const prices = pricesById(shipping_options)
    const keys = api_keys.filter(({ revoked_at }) => !revoked_at)
    return {
      markets: regions.map((region) => ({
        id: region.id,
        name: region.name ?? region.id,
        currency_code: region.currency_code ?? "",
        countries: (region.countries ?? []).flatMap(({ iso_2 }) => iso_2 ?? []),
      })),
      disabledChannels: new Set(sales_channels.map(({ id }) => id)),
      storefronts: new Set(
        keys.flatMap((key) => ((key.sales_channels ?? []) as readonly { id: string }[]).map(({ id }) => id)),
      ),
      key: keys.length === 1 ? keys[0]?.id : undefined,
      locations: stock_locations.map((location) => toLocation(location as Location, prices)),
    }
  },
  staleTime: STALE_TIME,
})

const variantFields = [
  "id,product_id,manage_inventory,allow_backorder,prices.currency_code,prices.min_quantity",
  "prices.price_rules.attribute,prices.price_rules.value,inventory_items.required_quantity",
  "inventory_items.inventory_item_id",
  "inventory_items.inventory.location_levels.location_id",
  "inventory_items.inventory.location_levels.stocked_quantity",
  "inventory_items.inventory.location_levels.reserved_quantity",
].join(",")

const toSaleVariant = (variant: ProductVariant): SaleVariant => ({
  id: variant.id,
  product_id: variant.product_id ?? "",
  manage_inventory: variant.manage_inventory ?? false,
  allow_backorder: variant.allow_backorder ?? false,
  prices: (variant.prices ?? []).map((price) => ({
    currency_code: price.currency_code,
    min_quantity: price.min_quantity,
    rules: (price.rules ?? {}) as Record<string, string>,
  })),
  parts: (variant.inventory_items ?? []).map(({ inventory_item_id, required_quantity = 1, inventory }) => ({
    item: inventory_item_id,
    required: required_quantity,
    available: new Map(
      (inventory?.location_levels ?? []).map((level) => [
        level.location_id,
        level.stocked_quantity - level.reserved_quantity,
      ]),
    ),
  })),
})

/** Prices and stock of a product's first variants, and whether these are all. */
export const saleVariantsQuery = (id: string, limit: number) =>
  queryOptions({
    queryKey: ["admin", products.name, "one", id, "sales", limit],
    queryFn: async ({ signal }) => {
      const query = { fields: variantFields, limit, order: "variant_rank" }
      const { variants, count } = await adminSdk().admin.product.listVariants({ id, query }, { signal })
      return { variants: variants.map(toSaleVariant), isComplete: count <= variants.length }
    },
    staleTime: 10_000,
  })

/** Prices and stock of one variant. */
export const saleVariantQuery = (productId: string, id: string) =>
  queryOptions({
    queryKey: ["admin", products.name, "one", productId, "sales", "variant", id],
    queryFn: async ({ signal }) => {
      const query = { fields: variantFields, id, limit: 1 }
      const { variants } = await adminSdk().admin.product.listVariants({ id: productId, query }, { signal })
      return variants.map(toSaleVariant)[0] ?? null
    },
    staleTime: 10_000,
  })

interface ProductLinks {
  readonly id: string
  readonly status: string
  readonly sales_channels?: readonly { readonly id: string }[] | null | undefined
  readonly shipping_profile?: { readonly id: string } | null | undefined
}

export const toSaleProduct = (product: ProductLinks): SaleProduct => ({
  id: product.id,
  status: product.status,
  channels: (product.sales_channels ?? []).map(({ id }) => id),
  profile: product.shipping_profile?.id ?? null,
})
