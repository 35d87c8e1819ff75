import { z } from "zod"
import { json, lifecycle, loose, optional, timestamps } from "#schema/fields.ts"
import { storedAddress } from "#schema/parts/address.ts"
import { storedPrice } from "./pricing.ts"
import { SalesChannel } from "./settings.ts"

export const FulfillmentProvider = loose({
  id: z.string(),
  is_enabled: z.boolean(),
})
export type FulfillmentProvider = z.infer<typeof FulfillmentProvider>

export const FulfillmentAddress = loose({
  id: z.string(),
  fulfillment_id: z.string().nullable().optional(),
  ...storedAddress,
  ...lifecycle,
})
export type FulfillmentAddress = z.infer<typeof FulfillmentAddress>

export const FulfillmentItem = loose({
  id: z.string(),
  title: z.string(),
  quantity: z.number(),
  sku: z.string(),
  barcode: z.string(),
  line_item_id: z.string().nullable(),
  inventory_item_id: z.string().nullable(),
  fulfillment_id: z.string(),
  ...lifecycle,
})
export type FulfillmentItem = z.infer<typeof FulfillmentItem>

export const FulfillmentLabel = loose({
  id: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string(),
  label_url: z.string(),
  fulfillment_id: z.string(),
  ...lifecycle,
})
export type FulfillmentLabel = z.infer<typeof FulfillmentLabel>

export const Fulfillment = loose({
  id: z.string(),
  location_id: z.string(),
  provider_id: z.string(),
  shipping_option_id: z.string().nullable(),
  provider: FulfillmentProvider.partial().extend({ id: z.string() }).optional(),
  delivery_address: FulfillmentAddress.partial().extend({ id: z.string() }),
  items: z.array(FulfillmentItem).optional(),
  labels: z.array(FulfillmentLabel).optional(),
  packed_at: z.string().nullable(),
  shipped_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  canceled_at: z.string().nullable(),
  data: json.nullable(),
  metadata: json.nullable(),
  requires_shipping: z.boolean().optional(),
  created_by: z.string().nullable().optional(),
  marked_shipped_by: z.string().nullable().optional(),
  ...lifecycle,
})
export type Fulfillment = z.infer<typeof Fulfillment>

export const ShippingProfile = loose({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  metadata: json.nullable(),
  ...timestamps,
  deleted_at: z.string().nullable().optional(),
})
export type ShippingProfile = z.infer<typeof ShippingProfile>

export const FulfillmentProviderOption = loose({
  id: z.string(),
  name: z.string().optional(),
  is_return: z.boolean().optional(),
})
export type FulfillmentProviderOption = z.infer<typeof FulfillmentProviderOption>

export const StockLocationAddress = loose({
  id: z.string(),
  address_1: z.string(),
  address_2: z.string().nullable(),
  company: z.string().nullable().optional(),
  country_code: z.string(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  postal_code: z.string().nullable(),
  province: z.string().nullable(),
  metadata: json.nullable(),
})
export type StockLocationAddress = z.infer<typeof StockLocationAddress>

export const StockLocation = loose({
  id: z.string(),
  name: z.string(),
  metadata: json.nullable().optional(),
  address_id: z.string().nullable().optional(),
  address: StockLocationAddress.nullable().optional(),
  sales_channels: z.array(SalesChannel).optional(),
  fulfillment_providers: z.array(FulfillmentProvider).optional(),
  get fulfillment_sets(): z.ZodOptional<z.ZodArray<typeof FulfillmentSet>> {
    return z.array(FulfillmentSet).optional()
  },
})
export type StockLocation = z.infer<typeof StockLocation>

export const GeoZone = loose({
  id: z.string(),
  type: z.enum(["country", "province", "city", "zip"]),
  country_code: z.string(),
  province_code: z.string().nullable(),
  city: z.string().nullable(),
  postal_expression: json.nullable(),
  ...lifecycle,
})
export type GeoZone = z.infer<typeof GeoZone>

export const ShippingOptionType = loose({
  id: z.string(),
  label: z.string(),
  description: z.string().nullable(),
  code: z.string(),
  shipping_option_id: z.string().optional(),
  ...optional(lifecycle),
})
export type ShippingOptionType = z.infer<typeof ShippingOptionType>

export const ShippingOptionRule = loose({
  id: z.string().optional(),
  attribute: z.string(),
  operator: z.enum(["in", "eq", "ne", "gt", "gte", "lt", "lte", "nin"]),
  value: z
    .union([z.string(), z.array(z.string())])
    .nullable()
    .optional(),
  shipping_option_id: z.string().optional(),
  ...optional(lifecycle),
})
export type ShippingOptionRule = z.infer<typeof ShippingOptionRule>

export const ShippingOptionPriceRule = loose({
  id: z.string(),
  value: z.union([z.string(), z.number()]),
  operator: z.enum(["in", "eq", "ne", "gt", "gte", "lt", "lte", "nin"]),
  attribute: z.string(),
  price_id: z.string(),
  priority: z.number(),
  ...lifecycle,
})
export type ShippingOptionPriceRule = z.infer<typeof ShippingOptionPriceRule>

export const ShippingOptionPrice = loose({
  ...storedPrice,
  price_rules: z.array(ShippingOptionPriceRule),
  rules_count: z.number(),
})
export type ShippingOptionPrice = z.infer<typeof ShippingOptionPrice>

export const ShippingOption = loose({
  id: z.string(),
  name: z.string(),
  price_type: z.enum(["calculated", "flat"]),
  service_zone_id: z.string(),
  provider_id: z.string(),
  provider: FulfillmentProvider,
  shipping_option_type_id: z.string().nullable().optional(),
  type: ShippingOptionType,
  shipping_profile_id: z.string(),
  shipping_profile: ShippingProfile.optional(),
  rules: z.array(ShippingOptionRule),
  prices: z.array(ShippingOptionPrice).optional(),
  data: json.nullable(),
  metadata: json.nullable().optional(),
  ...optional(lifecycle),
}).extend({
  get service_zone(): typeof ServiceZone {
    return ServiceZone
  },
})
export type ShippingOption = z.infer<typeof ShippingOption>

export const ServiceZone = loose({
  id: z.string(),
  name: z.string().optional(),
  fulfillment_set_id: z.string().optional(),
  geo_zones: z.array(GeoZone).optional(),
  shipping_options: z.array(ShippingOption).optional(),
  ...optional(lifecycle),
}).extend({
  get fulfillment_set(): z.ZodOptional<typeof FulfillmentSet> {
    return FulfillmentSet.optional()
  },
})
export type ServiceZone = z.infer<typeof ServiceZone>

export const FulfillmentSet = loose({
  id: z.string(),
  name: z.string().optional(),
  type: z.string().optional(),
  location: StockLocation.optional(),
  service_zones: z.array(ServiceZone).optional(),
  ...optional(lifecycle),
})
export type FulfillmentSet = z.infer<typeof FulfillmentSet>
