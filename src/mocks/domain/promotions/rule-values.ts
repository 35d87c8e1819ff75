import type { Scope } from "#mocks/graph/node.ts"
import type { TableName } from "#mocks/kernel/database.ts"

/** Source of an attribute's values: graph node, table and label column. */
interface ValueSource {
  readonly node: string
  readonly table: TableName
  readonly label: string
}
const source = (table: TableName, node: string, label: string): ValueSource => ({ node, table, label })

const SOURCES = new Map<string, ValueSource>([
  ["currency_code", source("currency", "currency", "name")],
  ["customer_group", source("customerGroup", "customer_group", "name")],
  ["region", source("region", "region", "name")],
  ["country", source("country", "country", "display_name")],
  ["sales_channel", source("salesChannel", "sales_channel", "name")],
  ["product", source("product", "product", "title")],
  ["product_category", source("productCategory", "product_category", "name")],
  ["product_collection", source("productCollection", "product_collection", "title")],
  ["product_type", source("productType", "product_type", "value")],
  ["product_tag", source("productTag", "product_tag", "value")],
  ["shipping_option_type", source("shippingOptionType", "shipping_option_type", "label")],
])
export const sourceOf = (attributeId: string): ValueSource | undefined => SOURCES.get(attributeId)

interface LabelledValue {
  readonly value: string
  readonly label: string
}
/** Returns a row as a selectable value. */
export const optionOf = (row: { readonly id?: string }, label: string): LabelledValue => ({
  value: row.id ?? "",
  label: String((row as Readonly<Record<string, unknown>>)[label] ?? ""),
})

/** Returns a value with its label; the label of an unknown value is the value itself. */
export function labelled(scope: Scope, attributeId: string, value: string): LabelledValue {
  const from = sourceOf(attributeId)
  const row = from && scope.table(from.table).get(value)
  return row ? optionOf(row, from.label) : { value, label: value }
}
