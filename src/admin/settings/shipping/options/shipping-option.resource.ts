import { adminSdk } from "#admin/api/client.ts"
import { defineResource } from "#admin/kit/resource.ts"

/** Shipping options to choose from, with the zone and the location that they belong to. */
export const shippingOptions = defineResource({
  name: "shipping-options",
  table: () => adminSdk().admin.shippingOption,
  keys: { many: "shipping_options", one: "shipping_option" },
  fields: { list: "id,name,service_zone.name,service_zone.fulfillment_set.name", one: "id,name" },
  sort: "name",
})
