import { anything, big, date, flag, json, number, oneOf, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

export const priceSet = model("price_set", "pset", {})

export const price = model("price", "price", {
  price_set_id: ref(),
  price_list_id: ref.null,
  title: text.null,
  currency_code: text(),
  amount: big(),
  min_quantity: big.null,
  max_quantity: big.null,
  rules_count: number(0),
})
export const priceRule = model("price_rule", "prule", {
  price_id: ref(),
  attribute: text(),
  value: text(),
  operator: text("eq"),
  priority: number(0),
})

const listStatus = oneOf("active", "draft")
const listType = oneOf("sale", "override")
export const priceList = model(
  "price_list",
  "plist",
  {
    title: text(),
    description: text(""),
    status: listStatus.or("draft"),
    type: listType.or("sale"),
    starts_at: date.null,
    ends_at: date.null,
    rules_count: number(0),
    metadata: json.null,
  },
  ["title", "description"],
)
export const priceListRule = model("price_list_rule", "plrule", {
  price_list_id: ref(),
  attribute: text(),
  value: anything.null,
})

export const pricePreference = model("price_preference", "prpref", {
  attribute: text(),
  value: ref.null,
  is_tax_inclusive: flag(false),
})
