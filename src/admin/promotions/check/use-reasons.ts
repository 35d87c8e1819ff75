import { useBudgetAmount } from "#admin/promotions/budget.tsx"
import { attributeIds, nameOfValue, useAttributeName } from "#admin/promotions/rule-names.ts"
import { formatMoment } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { subtractMoney } from "#lib/money.ts"
import type { WhyNot } from "#machines/promotions/promotion-check/promotion-check.rules.ts"
import type { RuleVerdict } from "#machines/promotions/promotion-check/rule-verdict.ts"
import type { CheckAnswer } from "./use-check.ts"

/** Names the attributes and values of rules. */
export function useRuleWords({ names }: Pick<CheckAnswer, "names">) {
  const t = useTranslations("admin.promotionCheck")
  const rules = useTranslations("admin.promotion.rules")
  const locale = useLocale()
  const nameOf = useAttributeName()
  const countries = new Intl.DisplayNames(locale, { type: "region" })
  const list = new Intl.ListFormat(locale, { type: "unit" })
  const textOfValue = (attribute: string, value: string): string => {
    if (attribute.endsWith("country_code")) return countries.of(value.toUpperCase()) ?? value
    if (attribute === "currency_code") return value.toUpperCase()
    return nameOfValue(attribute, { value, label: names.get(value) }) ?? rules("deleted")
  }
  const valuesOf = (attribute: string, values: readonly string[]) =>
    list.format(values.map((value) => textOfValue(attribute, value)))
  const sentenceOf = ({ rule }: Pick<RuleVerdict, "rule">): string => {
    const { attribute, operator, values } = rule
    const label = names.get(attribute) ?? attribute
    return t("sentence", {
      attribute: nameOf({ id: attributeIds[attribute] ?? attribute, label }),
      operator: rules(`operators.${operator}`),
      values: valuesOf(attribute, values),
    })
  }
  return { sentenceOf, valuesOf }
}

/** Writes why a promotion doesn't apply. */
export function useReasons(answer: Pick<CheckAnswer, "names" | "promotion">) {
  const t = useTranslations("admin.promotionCheck.reasons")
  const sets = useTranslations("admin.promotion.rules")
  const locale = useLocale()
  const { sentenceOf, valuesOf } = useRuleWords(answer)
  const amountOf = useBudgetAmount()
  const budget = answer.promotion.campaign?.budget
  const ofBudget = (amount: number) => (budget ? amountOf(budget, amount) : String(amount))
  return (why: WhyNot): string => {
    switch (why.kind) {
      case "planned":
      case "ended":
        return t(why.kind, { date: formatMoment(why.at, locale) })
      case "currency":
        return t(why.kind, { wanted: why.wanted.toUpperCase(), actual: why.actual.toUpperCase() })
      case "limit":
        return t(why.kind, { limit: why.limit })
      case "budget":
      case "customerBudget":
        return t(why.kind, { used: ofBudget(why.used), limit: ofBudget(why.limit) })
      case "budgetRest":
        return t(why.kind, { rest: ofBudget(subtractMoney(why.limit, why.used)) })
      case "noCustomer":
        return t(why.attribute === "customer_id" ? "noCustomer" : "noEmail")
      case "rule": {
        const { rule, actual } = why.verdict
        const text = sentenceOf(why.verdict)
        if (actual.length === 0) return t("ruleNone", { rule: text })
        return t("rule", { rule: text, actual: valuesOf(rule.attribute, actual) })
      }
      case "unknown":
        return t("unknown", { rule: sentenceOf(why.verdict) })
      case "noTarget":
        return t("noTarget", { set: sets("target") })
      case "buyQuantity":
      case "getQuantity":
        return t(why.kind, { wanted: why.wanted, actual: why.actual })
      default:
        return t(why.kind)
    }
  }
}
