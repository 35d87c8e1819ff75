import { anything, big, date, flag, json, oneOf, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"
import { addressColumns } from "./customer.ts"

export const stockLocation = model(
  "stock_location",
  "sloc",
  { name: text(), address_id: ref.null, metadata: json.null },
  ["name", "address.*"],
)

export const stockLocationAddress = model(
  "stock_location_address",
  "laddr",
  {
    address_1: text(""),
    address_2: text.null,
    company: text.null,
    city: text.null,
    country_code: text(""),
    phone: text.null,
    province: text.null,
    postal_code: text.null,
    metadata: json.null,
  },
  ["address_1", "address_2", "city", "country_code", "province", "postal_code"],
)

export const salesChannelLocation = model("sales_channel_location", "scloc", {
  sales_channel_id: ref(),
  stock_location_id: ref(),
})
export const locationFulfillmentProvider = model("location_fulfillment_provider", "locfp", {
  stock_location_id: ref(),
  fulfillment_provider_id: ref(),
})
export const locationFulfillmentSet = model("location_fulfillment_set", "locfs", {
  stock_location_id: ref(),
  fulfillment_set_id: ref(),
})

/** Keyed by its name: manual_manual. */
export const fulfillmentProvider = model("fulfillment_provider", null, { is_enabled: flag(true) })

export const fulfillmentSet = model("fulfillment_set", "fuset", { name: text(), type: text(), metadata: json.null }, [
  "name",
])
export const serviceZone = model(
  "service_zone",
  "serzo",
  { name: text(), fulfillment_set_id: ref(), metadata: json.null },
  ["name"],
)
const geoType = oneOf("country", "province", "city", "zip")
export const geoZone = model("geo_zone", "fgz", {
  service_zone_id: ref(),
  type: geoType.or("country"),
  country_code: text(),
  province_code: text.null,
  city: text.null,
  postal_expression: anything.null,
  metadata: json.null,
})

/** `q` has no effect on shipping profiles. */
export const shippingProfile = model("shipping_profile", "sp", { name: text(), type: text(), metadata: json.null })
export const shippingOptionType = model(
  "shipping_option_type",
  "sotype",
  { label: text(), description: text.null, code: text() },
  ["label", "description", "code"],
)
const priceType = oneOf("calculated", "flat")
export const shippingOption = model(
  "shipping_option",
  "so",
  {
    name: text(),
    price_type: priceType.or("flat"),
    service_zone_id: ref(),
    shipping_profile_id: ref.null,
    provider_id: text.null,
    shipping_option_type_id: ref.null,
    price_set_id: ref.null,
    data: json.null,
    metadata: json.null,
  },
  ["name"],
)
export const shippingOptionRule = model("shipping_option_rule", "sorul", {
  shipping_option_id: ref(),
  attribute: text(),
  operator: text("eq"),
  value: anything.null,
})

export const fulfillment = model("fulfillment", "ful", {
  order_id: ref.null,
  return_id: ref.null,
  location_id: text(),
  packed_at: date.null,
  shipped_at: date.null,
  marked_shipped_by: text.null,
  created_by: text.null,
  delivered_at: date.null,
  canceled_at: date.null,
  data: json.null,
  requires_shipping: flag(true),
  provider_id: text.null,
  shipping_option_id: ref.null,
  delivery_address_id: ref.null,
  metadata: json.null,
})
export const fulfillmentItem = model("fulfillment_item", "fulit", {
  fulfillment_id: ref(),
  title: text(""),
  sku: text(""),
  barcode: text(""),
  quantity: big(),
  line_item_id: ref.null,
  inventory_item_id: ref.null,
})
export const fulfillmentLabel = model("fulfillment_label", "fulla", {
  fulfillment_id: ref(),
  tracking_number: text(""),
  tracking_url: text(""),
  label_url: text(""),
})
export const fulfillmentAddress = model("fulfillment_address", "fuladdr", addressColumns)
