import { invalidData } from "#mocks/kernel/refusal.ts"

/** An attribute that promotion rules can refer to, with the source of its values. */
export interface RuleAttribute {
  readonly id: string
  /** Path used in rules. */
  readonly value: string
  readonly label: string
  readonly required: boolean
  readonly field_type: "multiselect" | "select" | "number"
  readonly operators: readonly { readonly id: string; readonly value: string; readonly label: string }[]
  /** Shown as a rule in the form, but stored as a field of the application method. */
  readonly disguised?: boolean
  /** Its values have labels that are looked up. */
  readonly hydrate?: boolean
}

const operator = (id: string, label: string) => ({ id, value: id, label })
const EQUALS = operator("eq", "Equals")
export const OPERATORS = [operator("in", "In"), EQUALS, operator("ne", "Not In")]

const choice = (id: string, value: string, label: string): RuleAttribute => ({
  id,
  value,
  label,
  required: false,
  field_type: "multiselect",
  operators: OPERATORS,
})

const BUYER = [
  choice("customer_group", "customer.groups.id", "Customer Group"),
  choice("region", "region.id", "Region"),
  choice("country", "shipping_address.country_code", "Country"),
  choice("sales_channel", "sales_channel_id", "Sales Channel"),
]
const ITEM_ATTRIBUTES = [
  choice("product", "items.product.id", "Product"),
  choice("product_category", "items.product.categories.id", "Product Category"),
  choice("product_collection", "items.product.collection_id", "Product Collection"),
  choice("product_type", "items.product.type_id", "Product Type"),
  choice("product_tag", "items.product.tags.id", "Product Tag"),
]
const SHIPPING_ATTRIBUTES = [
  choice("shipping_option_type", "shipping_methods.shipping_option.shipping_option_type_id", "Shipping Option Type"),
]

const currency = (required: boolean): RuleAttribute => ({
  id: "currency_code",
  value: "currency_code",
  label: "Currency Code",
  field_type: "select",
  required,
  disguised: true,
  hydrate: true,
  operators: [EQUALS],
})
const quantity = (id: string, label: string): RuleAttribute => ({
  id,
  value: id,
  label,
  field_type: "number",
  required: true,
  disguised: true,
  operators: [EQUALS],
})
const APPLY_TO = quantity("apply_to_quantity", "Quantity of items promotion will apply to")
const BUY_AT_LEAST = quantity("buy_rules_min_quantity", "Minimum quantity of items")

const RULE_TYPES = ["rules", "target-rules", "buy-rules"] as const
export type RuleType = (typeof RULE_TYPES)[number]
export function ruleTypeOf(text: string): RuleType {
  const found = RULE_TYPES.find((type) => type === text)
  if (!found) throw invalidData(`Invalid param rule_type (${text})`)
  return found
}

/** Kind of promotion that the rules belong to. */
interface RulesFor {
  readonly promotion_type?: string | undefined
  readonly application_method_type?: string | undefined
  readonly application_method_target_type?: string | undefined
}

export function attributesOf(type: RuleType, kind: RulesFor): RuleAttribute[] {
  if (type === "rules") return [...BUYER, currency(kind.application_method_type === "fixed")]
  const plain = kind.application_method_target_type === "shipping_methods" ? SHIPPING_ATTRIBUTES : ITEM_ATTRIBUTES
  if (kind.promotion_type !== "buyget") return plain
  return [...plain, type === "target-rules" ? APPLY_TO : BUY_AT_LEAST]
}
