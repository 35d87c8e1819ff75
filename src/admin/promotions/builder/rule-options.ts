import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { pageOf } from "#admin/kit/resource.ts"
import type { RuleType } from "#admin/promotions/rule-names.ts"
import type { PromotionDraft, RuleSet } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"

const STALE_TIME = 300_000
/** The server's name of a set of rules. */
export const typeOf = (set: RuleSet): RuleType =>
  (({ who: "rules", items: "target-rules", shipping: "target-rules", buy: "buy-rules" }) as const)[set]
const targetOf = (set: RuleSet) => (set === "shipping" ? "shipping_methods" : "items")

/** Attributes that rules of a set can use, without fields of the promotion that the server lists as rules. */
export function useRuleAttributes(set: RuleSet, { kind, method }: Pick<PromotionDraft, "kind" | "method">) {
  const query = {
    promotion_type: kind === "buyget" ? "buyget" : "standard",
    application_method_type: method,
    application_method_target_type: kind === "order" ? "order" : targetOf(set),
  }
  return useQuery({
    queryKey: ["admin", "promotions", "attributes", set, query],
    queryFn: async ({ signal }) => {
      const args = { rule_type: typeOf(set), query }
      const { attributes } = await adminSdk().admin.promotion.listRuleAttributes(args, { signal })
      return attributes.filter(({ disguised }) => !disguised)
    },
    staleTime: STALE_TIME,
  })
}

/** Values of an attribute that match a text. */
export const ruleValuesQuery = (set: RuleSet, attributeId: string, { q, limit }: { q: string; limit: number }) =>
  queryOptions({
    queryKey: ["admin", "promotions", "values", set, attributeId, q, limit] as readonly unknown[],
    queryFn: async ({ signal }) => {
      const query = { limit, application_method_target_type: targetOf(set), ...(q ? { q } : {}) }
      const args = { rule_type: typeOf(set), rule_attribute_id: attributeId, query }
      const { values, count } = await adminSdk().admin.promotion.listRuleValues(args, { signal })
      return pageOf(values, count)
    },
    placeholderData: keepPreviousData,
    staleTime: STALE_TIME,
  })
