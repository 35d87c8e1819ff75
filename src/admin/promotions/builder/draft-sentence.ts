import { type NamedRule, nameOfValue } from "#admin/promotions/rule-names.ts"
import type { SentencePromotion, SentenceRules } from "#admin/promotions/sentence.ts"
import { bodyOf } from "#machines/promotions/promotion-builder/promotion-body.ts"
import {
  type DraftRule,
  type PromotionDraft,
  ruleSetsOf,
} from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"

const named = (rules: readonly DraftRule[]): readonly NamedRule[] =>
  rules.map(({ key, attribute, operator, values }) => ({
    id: key,
    attribute,
    operator,
    values: values.map((value) => nameOfValue(attribute.path, value)),
  }))

/** A draft as its sentence needs it: what would be created, without the value as long as it isn't valid. */
export function sentenceOf(draft: PromotionDraft): readonly [SentencePromotion, SentenceRules] {
  const { application_method: method, campaign, ...body } = bodyOf(draft, "active")
  const { existing, rules } = draft
  const sets = ruleSetsOf(draft)
  const budget = campaign?.budget
  const dates = {
    starts_at: campaign?.starts_at ? String(campaign.starts_at) : null,
    ends_at: campaign?.ends_at ? String(campaign.ends_at) : null,
  }
  const { type, code, is_automatic, limit } = body
  const promotion: SentencePromotion = {
    type,
    code,
    is_automatic,
    limit,
    application_method: { ...method, value: draft.value.value ?? undefined },
    campaign: campaign
      ? {
          ...dates,
          budget: budget
            ? { type: budget.type, limit: budget.limit ?? null, currency_code: budget.currency_code ?? null }
            : null,
        }
      : draft.campaign === "existing" && existing
        ? { starts_at: existing.startsAt, ends_at: existing.endsAt, budget: null }
        : null,
  }
  const target = sets.includes("shipping") ? rules.shipping : sets.includes("items") ? rules.items : []
  return [
    promotion,
    { who: named(rules.who), target: named(target), buy: named(sets.includes("buy") ? rules.buy : []) },
  ]
}
