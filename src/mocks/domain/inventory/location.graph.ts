import { joined, linked, many, node, one, through } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as m from "#mocks/kernel/models/location.ts"

export const locationNodes = {
  stock_location: node("stockLocation", m.stockLocation, {
    sparse: ["address_id"],
    relations: {
      address: {
        ...one("stock_location_address", "stockLocationAddress", "address_id"),
        inStar: true,
        isSparse: true,
      },
      sales_channels: linked(
        through("sales_channel", "salesChannelLocation", "stock_location_id", "sales_channel_id", "salesChannel"),
      ),
      fulfillment_providers: linked(
        through(
          "fulfillment_provider",
          "locationFulfillmentProvider",
          "stock_location_id",
          "fulfillment_provider_id",
          "fulfillmentProvider",
        ),
      ),
      fulfillment_sets: linked(
        through(
          "fulfillment_set",
          "locationFulfillmentSet",
          "stock_location_id",
          "fulfillment_set_id",
          "fulfillmentSet",
        ),
      ),
    },
  }),
  stock_location_address: node("stockLocationAddress", m.stockLocationAddress),
  fulfillment_provider: node("fulfillmentProvider", m.fulfillmentProvider),
  fulfillment_set: node("fulfillmentSet", m.fulfillmentSet, {
    relations: {
      service_zones: joined(many("service_zone", "serviceZone", "fulfillment_set_id")),
      location: linked({
        node: "stock_location",
        of: (row: Row<"fulfillmentSet">, scope) => {
          const link = scope.tables.locationFulfillmentSet.first("fulfillment_set_id", row.id)
          return scope.tables.stockLocation.get(link?.stock_location_id) ?? null
        },
      }),
    },
  }),
  service_zone: node("serviceZone", m.serviceZone, {
    relations: {
      fulfillment_set: joined({ ...one("fulfillment_set", "fulfillmentSet", "fulfillment_set_id"), inStar: true }),
      geo_zones: joined(many("geo_zone", "geoZone", "service_zone_id")),
      shipping_options: joined(many("shipping_option", "shippingOption", "service_zone_id")),
    },
  }),
  geo_zone: node("geoZone", m.geoZone),
  shipping_profile: node("shippingProfile", m.shippingProfile, {
    relations: { shipping_options: joined(many("shipping_option", "shippingOption", "shipping_profile_id")) },
  }),
  shipping_option_type: node("shippingOptionType", m.shippingOptionType),
  shipping_option: node("shippingOption", m.shippingOption, {
    hidden: ["price_set_id"],
    relations: {
      service_zone: joined({ ...one("service_zone", "serviceZone", "service_zone_id"), inStar: true }),
      shipping_profile: joined({ ...one("shipping_profile", "shippingProfile", "shipping_profile_id"), inStar: true }),
      provider: { ...one("fulfillment_provider", "fulfillmentProvider", "provider_id"), inStar: true },
      type: { ...one("shipping_option_type", "shippingOptionType", "shipping_option_type_id"), inStar: true },
      rules: many("shipping_option_rule", "shippingOptionRule", "shipping_option_id"),
      prices: linked({
        node: "linked_price",
        via: "price_set",
        of: (row: Row<"shippingOption">, scope) =>
          row.price_set_id === null ? [] : scope.tables.price.by("price_set_id", row.price_set_id),
      }),
    },
  }),
  shipping_option_rule: node("shippingOptionRule", m.shippingOptionRule),
  fulfillment: node("fulfillment", m.fulfillment, {
    hidden: ["order_id", "return_id"],
    relations: {
      items: many("fulfillment_item", "fulfillmentItem", "fulfillment_id"),
      labels: many("fulfillment_label", "fulfillmentLabel", "fulfillment_id"),
      provider: {
        ...one<Row<"fulfillment">>("fulfillment_provider", "fulfillmentProvider", "provider_id"),
        inStar: true,
      },
      shipping_option: joined({
        ...one<Row<"fulfillment">>("shipping_option", "shippingOption", "shipping_option_id"),
        inStar: true,
      }),
      delivery_address: {
        ...one<Row<"fulfillment">>("fulfillment_address", "fulfillmentAddress", "delivery_address_id"),
        inStar: true,
      },
      location: linked(one("stock_location", "stockLocation", "location_id")),
      order: linked(one("order", "order", "order_id")),
    },
  }),
  fulfillment_item: node("fulfillmentItem", m.fulfillmentItem),
  fulfillment_label: node("fulfillmentLabel", m.fulfillmentLabel),
  fulfillment_address: node("fulfillmentAddress", m.fulfillmentAddress),
}
