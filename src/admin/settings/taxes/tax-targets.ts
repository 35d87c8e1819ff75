import { adminSdk } from "#admin/api/client.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { TargetKind } from "#machines/settings/tax-setup/tax-winner.rules.ts"

/** Product types to choose from. */
export const typeChoices = defineResource({
  name: "product-types",
  table: () => adminSdk().admin.productType,
  keys: { many: "product_types", one: "product_type" },
  fields: { list: "id,value", one: "id,value" },
  sort: "value",
})

/** Shipping options to choose from, with the zone and the location that they belong to. */
export const optionChoices = defineResource({
  name: "shipping-options",
  table: () => adminSdk().admin.shippingOption,
  keys: { many: "shipping_options", one: "shipping_option" },
  fields: { list: "id,name,service_zone.name,service_zone.fulfillment_set.name", one: "id,name" },
  sort: "name",
})

/** The field of a rate's form for each kind of target. */
export const targetFields = {
  product: "products",
  product_type: "product_types",
  shipping_option: "shipping_options",
} as const satisfies Record<TargetKind, string>
export type TargetField = (typeof targetFields)[TargetKind]
export type TargetIds = { readonly [K in TargetField]: readonly string[] }
