import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DraftRule } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"

/** A rule with the names of its values. */
export interface NamedRule {
  readonly id: string
  /** The attribute's id in texts, and its name by the server. */
  readonly attribute: { readonly id: string; readonly label: string }
  readonly operator: DraftRule["operator"]
  /** Null for a deleted record. */
  readonly values: readonly (string | null)[]
}

interface Labeled {
  readonly value?: string | undefined
  readonly label?: string | null | undefined
}

/** Returns the name of a rule's value, or null for a deleted record: the server labels it with its id. */
export const nameOfValue = (path: string, { value = "", label }: Labeled): string | null =>
  /(^|[._])id$/.test(path) && (label ?? value) === value ? null : (label ?? value)

/** Whether all values of a rule that asks for one of them were deleted: nothing matches it. */
export const matchesNothing = ({ operator, values }: NamedRule): boolean =>
  (operator === "in" || operator === "eq") && values.length > 0 && values.every((value) => value === null)

/** Ids of attributes by their paths in rules. */
export const attributeIds: Readonly<Record<string, string>> = {
  "customer.groups.id": "customer_group",
  "region.id": "region",
  "shipping_address.country_code": "country",
  sales_channel_id: "sales_channel",
  "items.product.id": "product",
  "items.product.categories.id": "product_category",
  "items.product.collection_id": "product_collection",
  "items.product.type_id": "product_type",
  "items.product.tags.id": "product_tag",
  "shipping_methods.shipping_option.shipping_option_type_id": "shipping_option_type",
}

export type RuleType = "rules" | "target-rules" | "buy-rules"

/** The rules of a promotion with the names of their values. */
export const rulesQuery = (id: string, type: RuleType) =>
  queryOptions({
    queryKey: ["admin", "promotions", "one", id, type],
    queryFn: async ({ signal }): Promise<readonly NamedRule[]> => {
      const { rules } = await adminSdk().admin.promotion.listRules({ id, rule_type: type }, { signal })
      return rules
        .filter(({ disguised }) => !disguised)
        .map((rule, index) => {
          const path = rule.attribute ?? ""
          const values = Array.isArray(rule.values) ? rule.values : []
          return {
            id: rule.id ?? String(index),
            attribute: { id: attributeIds[path] ?? path, label: rule.attribute_label ?? path },
            operator: rule.operator ?? "in",
            values: values.map((value) => nameOfValue(path, value)),
          }
        })
    },
  })

/** Name of an attribute as a label; the server's for attributes that the texts don't know. */
export function useAttributeName() {
  const t = useTranslations("admin.promotion.rules.attributes")
  return ({ id, label }: NamedRule["attribute"]): string => (t.has(id as "region") ? t(id as "region") : label)
}
