import type { Selection } from "#mocks/graph/fields.ts"
import { joined, linked, many, node, one, type Scope } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as m from "#mocks/kernel/models/pricing.ts"

/** A price's rules by attribute: the value for equality, otherwise a list of comparisons. */
function rulesOf(row: Row<"price">, scope: Scope): Record<string, unknown> {
  const rules: Record<string, unknown> = {}
  for (const { attribute, operator, value } of scope.tables.priceRule.by("price_id", row.id)) {
    if (operator === "eq") rules[attribute] = value
    else rules[attribute] = [...((rules[attribute] as unknown[] | undefined) ?? []), { operator, value: Number(value) }]
  }
  return rules
}

/** The rules of a variant's price are made from its rows of rules, if they are requested with attribute and value. */
function readsRules({ star, fields, relations }: Selection): boolean {
  const rules = relations.get("price_rules")
  if (!rules) return !star && fields.has("price_rules")
  return rules.star || (rules.fields.has("attribute") && rules.fields.has("value"))
}

export const pricingNodes = {
  price_set: node("priceSet", m.priceSet, {
    relations: {
      prices: joined(many("price", "price", "price_set_id")),
      variant: linked({
        node: "product_variant",
        of: (row: Row<"priceSet">, scope) => scope.tables.productVariant.first("price_set_id", row.id) ?? null,
      }),
    },
  }),
  price: node("price", m.price, {
    relations: {
      price_rules: many("price_rule", "priceRule", "price_id"),
      price_list: joined({ ...one("price_list", "priceList", "price_list_id"), inStar: true }),
      price_set: joined(one("price_set", "priceSet", "price_set_id")),
    },
  }),
  /** A price reached from another module through its set. */
  linked_price: node("price", m.price, {
    relations: {
      price_rules: many("price_rule", "priceRule", "price_id"),
      price_list: joined({ ...one("price_list", "priceList", "price_list_id"), inStar: true }),
      price_set: joined(one("price_set", "priceSet", "price_set_id")),
    },
  }),
  /** A price in a product's variant: without internal columns, and with its rules by attribute. */
  variant_price: {
    ...node("price", m.price, {
      extra: ["variant_id"],
      hidden: ["price_set_id", "price_list_id", "title", "rules_count", "deleted_at"],
      always: ["variant_id", "rules"],
      needs: { rules: readsRules },
      computed: [{ fields: ["rules"], unread: { rules: {} }, of: (row, scope) => ({ rules: rulesOf(row, scope) }) }],
    }),
    big: new Set<string>(),
  },
  price_rule: node("priceRule", m.priceRule),
  price_list: node("priceList", m.priceList, {
    relations: {
      prices: joined(many("price", "price", "price_list_id")),
      price_list_rules: many("price_list_rule", "priceListRule", "price_list_id"),
    },
  }),
  price_list_rule: node("priceListRule", m.priceListRule),
  price_preference: node("pricePreference", m.pricePreference),
}
