import type { AdminSdk } from "#sdk/admin.ts"
import type { StoreLocation, StoreProduct, StoreState } from "./first-sale.rules.ts"

/** The server has no maximum for settings. */
const ALL = 1_000
/** Published products that are checked, the latest first. */
const PRODUCTS = 20

interface Row {
  readonly id: string
}
interface WirePrice {
  readonly currency_code?: string | null
  readonly min_quantity?: number | null
  /** Only of shipping options. */
  readonly price_rules?: readonly { readonly attribute: string; readonly operator?: string; readonly value: unknown }[]
  /** Only of variants. */
  readonly rules?: Readonly<Record<string, unknown>> | null
}
interface WireOption extends Row {
  readonly service_zone_id: string
  readonly shipping_profile_id: string
  readonly price_type?: string
  readonly prices?: readonly WirePrice[] | null
  readonly rules?: readonly { readonly attribute: string; readonly value: unknown }[]
}
interface WireLocation extends Row {
  readonly name: string
  readonly sales_channels?: readonly Row[] | null
  readonly fulfillment_providers?: readonly (Row | null)[] | null
  readonly fulfillment_sets?:
    | readonly ({
        readonly id: string
        readonly type?: string
        readonly service_zones?: readonly {
          readonly id: string
          readonly geo_zones?: readonly { readonly country_code: string }[]
        }[]
      } | null)[]
    | null
}
interface WireLevel {
  readonly location_id: string
  readonly stocked_quantity: number
  readonly reserved_quantity: number
}
interface WireVariant {
  readonly manage_inventory?: boolean
  readonly allow_backorder?: boolean
  readonly prices?: readonly WirePrice[] | null
  readonly inventory_items?: readonly {
    readonly required_quantity?: number
    readonly inventory?: { readonly location_levels?: readonly WireLevel[] } | null
  }[]
}
interface WireProduct extends Row {
  readonly sales_channels?: readonly Row[] | null
  readonly shipping_profile?: Row | null
  readonly variants?: readonly WireVariant[] | null
}

const present = <T>(rows: readonly (T | null)[] | null | undefined): readonly T[] =>
  (rows ?? []).filter((row): row is T => row !== null)
const ids = (rows: readonly (Row | null)[] | null | undefined): readonly string[] => present(rows).map(({ id }) => id)

/** Currencies and regions in which one unit has a price for all customers. */
const markets = (prices: readonly WirePrice[] | null | undefined): readonly string[] =>
  (prices ?? [])
    .filter(({ min_quantity }) => (min_quantity ?? 0) <= 1)
    .flatMap(({ currency_code, price_rules = [], rules }) => {
      const [rule, ...others] = [
        ...price_rules.map(({ attribute, value }) => [attribute, value]),
        ...Object.entries(rules ?? {}),
      ]
      if (!rule) return currency_code ?? []
      return rule[0] === "region_id" && others.length === 0 ? String(rule[1]) : []
    })

const isOffered = ({ rules = [] }: WireOption): boolean =>
  !rules.some(
    ({ attribute, value }) =>
      (attribute === "enabled_in_store" && String(value) === "false") ||
      (attribute === "is_return" && String(value) === "true"),
  )

const toLocation = (location: WireLocation, options: readonly WireOption[]): StoreLocation => ({
  id: location.id,
  name: location.name,
  channels: ids(location.sales_channels),
  providers: ids(location.fulfillment_providers),
  sets: present(location.fulfillment_sets).map((set) => ({
    id: set.id,
    type: set.type ?? "",
    zones: (set.service_zones ?? []).map((zone) => ({
      id: zone.id,
      countries: (zone.geo_zones ?? []).map(({ country_code }) => country_code),
      options: options
        .filter((option) => option.service_zone_id === zone.id && isOffered(option))
        .map((option) => ({
          profile: option.shipping_profile_id,
          prices: option.price_type === "calculated" ? ["*"] : markets(option.prices),
        })),
    })),
  })),
})

/** Locations that have all parts of a variant; null if its stock doesn't limit its sale. */
function stockedAt({ manage_inventory, allow_backorder, inventory_items = [] }: WireVariant): readonly string[] | null {
  if (!manage_inventory || allow_backorder) return null
  const [first = [], ...others] = inventory_items.map(({ required_quantity = 1, inventory }) =>
    (inventory?.location_levels ?? [])
      .filter((level) => level.stocked_quantity - level.reserved_quantity >= required_quantity)
      .map(({ location_id }) => location_id),
  )
  return first.filter((id) => others.every((part) => part.includes(id)))
}

const toProduct = (product: WireProduct): StoreProduct => ({
  id: product.id,
  channels: ids(product.sales_channels),
  profile: product.shipping_profile?.id ?? null,
  variants: (product.variants ?? []).map((variant) => ({
    prices: markets(variant.prices),
    stockedAt: stockedAt(variant),
  })),
})

const priceFields = (path: string) =>
  ["currency_code", "min_quantity", "price_rules.attribute", "price_rules.value"].map((field) => `${path}.${field}`)

const optionFields = [
  "id,service_zone_id,shipping_profile_id,price_type,rules.attribute,rules.value",
  ...priceFields("prices"),
].join(",")
const locationFields = [
  "id,name,sales_channels.id,fulfillment_providers.id,fulfillment_sets.id,fulfillment_sets.type",
  "fulfillment_sets.service_zones.id,fulfillment_sets.service_zones.geo_zones.country_code",
].join(",")
const productFields = [
  "id,sales_channels.id,shipping_profile.id,variants.id,variants.manage_inventory,variants.allow_backorder",
  ...priceFields("variants.prices"),
  "variants.inventory_items.required_quantity",
  ...["location_id", "stocked_quantity", "reserved_quantity"].map(
    (field) => `variants.inventory_items.inventory.location_levels.${field}`,
  ),
].join(",")

/** Loads stock locations with their zones and the shipping options that customers can choose, the oldest first. */
async function loadLocations({ admin }: AdminSdk, signal?: AbortSignal): Promise<readonly StoreLocation[]> {
  const options = signal ? { signal } : {}
  const query = { limit: ALL, order: "created_at" }
  const [{ stock_locations }, { shipping_options }] = await Promise.all([
    admin.stockLocation.list({ query: { ...query, fields: locationFields } }, options),
    admin.shippingOption.list({ query: { limit: ALL, fields: optionFields } }, options),
  ])
  return (stock_locations as readonly WireLocation[]).map((location) =>
    toLocation(location, shipping_options as readonly WireOption[]),
  )
}

async function loadTaxCountries({ admin }: AdminSdk, signal?: AbortSignal): Promise<readonly string[]> {
  const query = { limit: ALL, fields: "id,country_code,province_code" }
  const { tax_regions } = await admin.taxRegion.list({ query }, signal ? { signal } : {})
  return tax_regions.flatMap(({ country_code, province_code }) => (province_code === null ? (country_code ?? []) : []))
}

/** Loads what the steps to the first sale are computed from. Of products, it checks only the latest 20 published ones. */
export async function loadStoreState(sdk: AdminSdk, signal?: AbortSignal): Promise<StoreState> {
  const { admin } = sdk
  const options = signal ? { signal } : {}
  const list = (fields: string) => ({ query: { limit: ALL, fields } })
  const [{ stores }, { regions }, taxCountries, { sales_channels }, { api_keys }, locations, { products }, { count }] =
    await Promise.all([
      admin.store.list(
        {
          query: {
            fields: "id,default_sales_channel_id,supported_currencies.currency_code,supported_currencies.is_default",
            limit: 1,
          },
        },
        options,
      ),
      admin.region.list(list("id,name,currency_code,countries.iso_2,payment_providers.id"), options),
      loadTaxCountries(sdk, signal),
      admin.salesChannel.list({ query: { is_disabled: false, limit: ALL, fields: "id" } }, options),
      admin.apiKey.list(
        { query: { type: "publishable", limit: ALL, fields: "id,revoked_at,sales_channels.id" } },
        options,
      ),
      loadLocations(sdk, signal),
      admin.product.list(
        { query: { status: ["published"], limit: PRODUCTS, order: "-created_at", fields: productFields } },
        options,
      ),
      admin.order.list({ query: { limit: 1, fields: "id" } }, options),
    ])
  const [store] = stores
  const main = store?.default_sales_channel_id
  return {
    currency: store?.supported_currencies?.find(({ is_default }) => is_default)?.currency_code ?? null,
    regions: regions.map((region) => ({
      id: region.id,
      name: region.name ?? "",
      currency: region.currency_code ?? "",
      countries: (region.countries ?? []).flatMap(({ iso_2 }) => iso_2 ?? []),
      paymentProviders: ids(region.payment_providers),
    })),
    taxCountries,
    channels: [...ids(sales_channels)].sort((a, b) => Number(b === main) - Number(a === main)),
    keys: api_keys
      .filter(({ revoked_at }) => !revoked_at)
      .map((key) => ({ id: key.id, channels: ids(key.sales_channels as readonly Row[] | undefined) })),
    locations,
    products: (products as readonly WireProduct[]).map(toProduct),
    orders: count,
  }
}
