import * as m from "#mocks/db/models/pricing.ts"
import { many, node, one } from "./node.ts"

export const pricingNodes = {
  price_set: node("priceSet", m.priceSet, { relations: { prices: many("price", "price", "price_set_id") } }),
  price: node("price", m.price, {
    relations: {
      price_rules: many("price_rule", "priceRule", "price_id"),
      price_list: one("price_list", "priceList", "price_list_id"),
      price_set: one("price_set", "priceSet", "price_set_id"),
    },
  }),
  price_rule: node("priceRule", m.priceRule),
  price_list: node("priceList", m.priceList, {
    relations: {
      prices: many("price", "price", "price_list_id"),
      price_list_rules: many("price_list_rule", "priceListRule", "price_list_id"),
    },
  }),
  price_list_rule: node("priceListRule", m.priceListRule),
  price_preference: node("pricePreference", m.pricePreference),
}
