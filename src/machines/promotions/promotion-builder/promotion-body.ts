import type { AdminSdk } from "#sdk/admin.ts"
import { type DraftRule, hasMax, isAmountBudget, type PromotionDraft, ruleSetsOf } from "./promotion-builder.draft.ts"

/** Key of a draft in the promotion's metadata. */
export const KEY = "promotion_draft"

export type PromotionBody = NonNullable<Parameters<AdminSdk["admin"]["promotion"]["create"]>[0]>["body"]
export type PromotionStatus = "active" | "draft"

const timeOf = (text: string): string | null => (text === "" ? null : new Date(text).toISOString())
const rulesOf = (rules: readonly DraftRule[]) =>
  rules.map(({ attribute, operator, values }) => ({
    attribute: attribute.path,
    operator,
    values: values.map(({ value }) => value),
  }))

function campaignOf({ campaign, existing, newCampaign: made, currency }: PromotionDraft) {
  if (campaign === "existing") return { campaign_id: existing?.id ?? null }
  if (campaign === "none") return {}
  const { name, identifier, startsAt, endsAt, budget, limit, attribute } = made
  const dates = { starts_at: timeOf(startsAt), ends_at: timeOf(endsAt) }
  return {
    campaign: {
      name: name.trim(),
      campaign_identifier: identifier.trim(),
      ...dates,
      ...(budget === "none"
        ? {}
        : {
            budget: {
              type: budget,
              limit: limit.value,
              ...(isAmountBudget(budget) ? { currency_code: currency } : {}),
              ...(budget.endsWith("by_attribute") ? { attribute } : {}),
            },
          }),
    },
  }
}

/** The promotion with its rules and its campaign as one request; entries that its kind doesn't use are left out. */
export function bodyOf(draft: PromotionDraft, status: PromotionStatus): PromotionBody {
  const { key, kind, method, value, currency, withTax, allocation, max, buy, get, rules, isAutomatic, limit } = draft
  const sets = ruleSetsOf(draft)
  const targets = sets.includes("items") ? rules.items : sets.includes("shipping") ? rules.shipping : []
  return {
    code: draft.code.trim(),
    type: kind === "buyget" ? "buyget" : "standard",
    status,
    is_automatic: isAutomatic,
    is_tax_inclusive: withTax,
    metadata: { [KEY]: key },
    ...(!isAutomatic && limit.value !== null ? { limit: limit.value } : {}),
    ...(rules.who.length > 0 ? { rules: rulesOf(rules.who) } : {}),
    application_method: {
      type: method,
      value: value.value ?? 0,
      ...(currency === "" ? {} : { currency_code: currency }),
      target_type: kind === "order" ? "order" : kind === "shipping" ? "shipping_methods" : "items",
      allocation: kind === "buyget" ? "each" : kind === "items" ? allocation : "across",
      ...(hasMax(draft) ? { max_quantity: max.value } : {}),
      ...(targets.length > 0 ? { target_rules: rulesOf(targets) } : {}),
      ...(kind === "buyget"
        ? { buy_rules: rulesOf(rules.buy), buy_rules_min_quantity: buy.value, apply_to_quantity: get.value }
        : {}),
    },
    ...campaignOf(draft),
  }
}
