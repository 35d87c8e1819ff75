import { words } from "#schema/defaults/words.ts"
import type { TableName } from "./database.ts"
import { isTable, modelOfTable } from "./model-of-table.ts"

/** Columns that aren't named after the table that they refer to. */
const OTHER_NAMES: Readonly<Record<string, TableName>> = {
  address_id: "stockLocationAddress",
  budget_id: "campaignBudget",
  buy_method_id: "applicationMethod",
  collection_id: "productCollection",
  delivery_address_id: "fulfillmentAddress",
  image_id: "productImage",
  location_id: "stockLocation",
  option_id: "productOption",
  option_value_id: "productOptionValue",
  parent_category_id: "productCategory",
  parent_id: "taxRegion",
  parent_return_reason_id: "returnReason",
  publishable_key_id: "apiKey",
  reason_id: "returnReason",
  return_id: "orderReturn",
  target_method_id: "applicationMethod",
  type_id: "productType",
  variant_id: "productVariant",
}

/** Columns that refer to another table in carts than in orders. */
const PARTS: Readonly<Record<string, readonly [inCart: TableName, inOrder: TableName]>> = {
  billing_address_id: ["cartAddress", "orderAddress"],
  item_id: ["cartLineItem", "orderLineItem"],
  shipping_address_id: ["cartAddress", "orderAddress"],
  shipping_method_id: ["cartShippingMethod", "orderShippingMethod"],
}

/**
 * References that may name no row: the real server writes them without a check, or deletes the row and keeps them.
 * `line_item_id`, `provider_id` and `reference_id` are never checked.
 */
const UNCHECKED = new Set(
  words(`
  authMfaChallenge.auth_identity_id authMfaFactor.auth_identity_id authMfaRecoveryCode.auth_identity_id
  authVerification.auth_identity_id cartAddress.customer_id orderAddress.customer_id cartLineItemTaxLine.tax_rate_id
  cartShippingMethodTaxLine.tax_rate_id orderLineItemTaxLine.tax_rate_id orderShippingMethodTaxLine.tax_rate_id
  locationFulfillmentProvider.fulfillment_provider_id orderShippingMethod.shipping_option_id
  product.shipping_profile_id productSalesChannel.product_id productSalesChannel.sales_channel_id
  salesChannelLocation.sales_channel_id variantImage.variant_id variantInventoryItem.inventory_item_id
  variantInventoryItem.variant_id
`),
)

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function targetOf(table: string, column: string): TableName | undefined {
  if (UNCHECKED.has(`${table}.${column}`) || !column.endsWith("_id")) return undefined
  const part = PARTS[column]?.[table.startsWith("cart") ? 0 : 1]
  if (part) return part
  const name = camelCase(column.slice(0, -"_id".length))
  return OTHER_NAMES[column] ?? (isTable(name) ? name : undefined)
}

export type Reference = readonly [column: string, table: TableName]

/** The columns of a table whose values must be ids of existing rows, with the table of those rows. */
export const referencesOf = (table: string): readonly Reference[] =>
  Object.keys(modelOfTable(table)?.columns ?? {}).flatMap((column) => {
    const target = targetOf(table, column)
    return target ? [[column, target] as const] : []
  })
