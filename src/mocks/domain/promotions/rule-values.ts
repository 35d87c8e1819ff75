import type { Scope } from "#mocks/graph/node.ts"
import type { TableName } from "#mocks/kernel/database.ts"

/** Where an attribute's values are: a node of the graph, its table, and the column that people know a row by. */
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

export interface LabelledValue {
  readonly value: string
  readonly label: string
}
/** A row as a value to choose. */
export const optionOf = (row: { readonly id?: string }, label: string): LabelledValue => ({
  value: row.id ?? "",
  label: String((row as Readonly<Record<string, unknown>>)[label] ?? ""),
})

/** A value with its label; an unknown one is its own. */
export function labelled(scope: Scope, attributeId: string, value: string): LabelledValue {
  const from = sourceOf(attributeId)
  const row = from && scope.table(from.table).get(value)
  return row ? optionOf(row, from.label) : { value, label: value }
}
