import { formatMoment } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { formatPercent } from "#lib/percent-input.ts"
import type { ApplicationMethod, Campaign } from "#schema/admin/entities/promotion.ts"
import { useBudgetAmount } from "./budget.tsx"
import type { NamedRule } from "./rule-names.ts"

type MethodKey = "type" | "target_type" | "allocation" | "value" | "currency_code"
type QuantityKey = "max_quantity" | "buy_rules_min_quantity" | "apply_to_quantity"
type Method = { readonly [K in MethodKey | QuantityKey]?: ApplicationMethod[K] | undefined }

/** What the sentence of a promotion needs; a draft that lacks its value has `value: undefined`. */
export interface SentencePromotion {
  readonly type?: "standard" | "buyget" | undefined
  readonly code?: string | undefined
  readonly is_automatic?: boolean | undefined
  readonly limit?: number | null | undefined
  readonly application_method?: Method | undefined
  readonly campaign?:
    | (Pick<Campaign, "starts_at" | "ends_at"> & {
        readonly budget: Pick<NonNullable<Campaign["budget"]>, "type" | "limit" | "currency_code"> | null
      })
    | null
    | undefined
}
export interface SentenceRules {
  readonly who: readonly NamedRule[]
  readonly target: readonly NamedRule[]
  readonly buy: readonly NamedRule[]
}

/** Values of a condition that are named; the others are counted. */
const NAMED = 3

/** Writes the value of a promotion: "20%", "€5.00". */
export function usePromotionValue() {
  const locale = useLocale()
  const t = useTranslations("admin.promotion.sentence")
  return ({ application_method: method }: Pick<SentencePromotion, "application_method">): string => {
    const value = method?.value
    if (value === undefined) return t("blank")
    if (method?.type === "percentage") return formatPercent(value, locale)
    return method?.currency_code
      ? formatMoney(value, method.currency_code, locale)
      : new Intl.NumberFormat(locale).format(value)
  }
}

function useConditions() {
  const t = useTranslations("admin.promotion.sentence")
  const locale = useLocale()
  const tr = useTranslations("admin.promotion.rules")
  const and = new Intl.ListFormat(locale, { type: "conjunction" })
  const or = new Intl.ListFormat(locale, { type: "disjunction" })
  const valuesOf = ({ values, operator }: NamedRule) => {
    const texts = values.map((value) => value ?? tr("deleted"))
    const more = texts.length - NAMED
    const named = more > 1 ? [...texts.slice(0, NAMED), t("others", { count: more })] : texts
    if (named.length === 0) return t("blank")
    return operator === "eq" ? and.format(named) : or.format(named)
  }
  const textOf = (rules: readonly NamedRule[]): string =>
    and.format(
      rules.map((rule) => {
        const { id, label } = rule.attribute
        const attribute = t.has(`attributes.${id}` as "attributes.region")
          ? t(`attributes.${id}` as "attributes.region")
          : label
        return t(`condition.${rule.operator}`, { attribute, values: valuesOf(rule) })
      }),
    )
  return { textOf, valuesOf }
}

/** Writes a promotion as a sentence, from what it takes off to when it ends. */
export function usePromotionSentence() {
  const t = useTranslations("admin.promotion.sentence")
  const locale = useLocale()
  const showValue = usePromotionValue()
  const { textOf: conditions, valuesOf } = useConditions()
  const amountOf = useBudgetAmount()
  const itemsOf = (rules: readonly NamedRule[]) => {
    const [first, ...others] = rules
    if (!first) return t("allItems")
    // Products are named without "items with".
    if (first.attribute.id === "product" && first.operator === "in" && others.length === 0) return valuesOf(first)
    return t("someItems", { conditions: conditions(rules) })
  }

  function rewardOf(promotion: SentencePromotion, { target, buy }: SentenceRules): string {
    const method = promotion.application_method
    const value = showValue(promotion)
    const isFree = method?.type === "percentage" && method.value === 100
    const items = itemsOf(target)
    const max = method?.max_quantity
    if (promotion.type === "buyget") {
      const parts = {
        buy: method?.buy_rules_min_quantity ?? 1,
        get: method?.apply_to_quantity ?? 1,
        bought: itemsOf(buy),
        items,
      }
      return isFree ? t("buygetFree", parts) : t("buyget", { ...parts, value })
    }
    if (method?.target_type === "order") return t("order", { value })
    if (method?.target_type === "shipping_methods") {
      const reward = isFree ? t("freeShipping") : t("shipping", { value })
      return target.length === 0 ? reward : t("someShipping", { reward, conditions: conditions(target) })
    }
    if (method?.allocation === "each" && max)
      return target.length === 0
        ? t("each", { value, max })
        : t("eachOf", { value, max, conditions: conditions(target) })
    if (method?.allocation === "once" && max) return t("once", { value, max, items })
    return t("items", { value, items })
  }

  function limitsOf({ limit, campaign }: SentencePromotion): readonly (string | undefined)[] {
    const budget = campaign?.budget
    const used = budget?.limit ? { limit: budget.limit, amount: amountOf(budget, budget.limit) } : undefined
    return [
      limit ? t("limit", { limit }) : undefined,
      used && budget?.type === "usage" ? t("limit", { limit: used.limit }) : undefined,
      used && budget?.type === "spend" ? t("budget", used) : undefined,
      used && budget?.type === "use_by_attribute" ? t("perCustomer", used) : undefined,
      used && budget?.type === "spend_by_attribute" ? t("amountPerCustomer", used) : undefined,
      campaign?.starts_at ? t("from", { date: formatMoment(campaign.starts_at, locale) }) : undefined,
      campaign?.ends_at ? t("until", { date: formatMoment(campaign.ends_at, locale) }) : undefined,
    ]
  }

  return (promotion: SentencePromotion, rules: SentenceRules): string => {
    const method = promotion.application_method
    const max = method?.max_quantity
    const parts = [
      rewardOf(promotion, rules),
      promotion.type === "buyget" && max ? t("atMost", { max }) : undefined,
      rules.who.length > 0 ? t("customers", { conditions: conditions(rules.who) }) : undefined,
      promotion.is_automatic ? t("automatic") : promotion.code && t("code", { code: promotion.code }),
      // An amount shows its currency itself.
      method?.type === "percentage" && method.currency_code
        ? t("currency", { currency: method.currency_code.toUpperCase() })
        : undefined,
      ...limitsOf(promotion),
    ]
    return `${parts.filter(Boolean).join(", ")}.`
  }
}
