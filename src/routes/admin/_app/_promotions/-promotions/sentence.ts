import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { formatPercent } from "#lib/percent-input.ts"
import type { Promotion } from "#schema/admin/entities/promotion.ts"

/** Writes the value of a promotion: "20%", "€5.00". */
export function usePromotionValue() {
  const locale = useLocale()
  return ({ application_method: method }: Pick<Promotion, "application_method">): string => {
    const value = method?.value ?? 0
    if (method?.type === "percentage") return formatPercent(value, locale)
    return method?.currency_code
      ? formatMoney(value, method.currency_code, locale)
      : new Intl.NumberFormat(locale).format(value)
  }
}

/** Writes a promotion as a sentence, from what it takes off to when it ends. */
export function usePromotionSentence() {
  const t = useTranslations("admin.promotion.sentence")
  const locale = useLocale()
  const showValue = usePromotionValue()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium" })
  return (promotion: Promotion): string => {
    const { application_method: method, campaign, limit } = promotion
    const value = showValue(promotion)
    const isFree = method?.type === "percentage" && method.value === 100
    const hasTargets = (method?.target_rules ?? []).length > 0
    const max = method?.max_quantity
    const reward = () => {
      if (promotion.type === "buyget") {
        const quantities = { buy: method?.buy_rules_min_quantity ?? 1, get: method?.apply_to_quantity ?? 1 }
        return isFree ? t("buygetFree", quantities) : t("buyget", { ...quantities, value })
      }
      if (method?.target_type === "order") return t("order", { value })
      if (method?.target_type === "shipping_methods") return isFree ? t("freeShipping") : t("shipping", { value })
      if (method?.allocation === "each" && max) return t(hasTargets ? "someEach" : "each", { value, max })
      if (method?.allocation === "once" && max) return t(hasTargets ? "someOnce" : "once", { value, max })
      return t(hasTargets ? "someItems" : "items", { value })
    }
    const budget = campaign?.budget
    const parts = [
      reward(),
      promotion.type === "buyget" && max ? t("atMost", { max }) : undefined,
      (promotion.rules ?? []).length > 0 ? t("customers") : undefined,
      promotion.is_automatic ? t("automatic") : t("code", { code: promotion.code ?? "" }),
      // An amount shows its currency itself.
      method?.type === "percentage" && method.currency_code
        ? t("currency", { currency: method.currency_code.toUpperCase() })
        : undefined,
      limit ? t("limit", { limit }) : undefined,
      budget?.type === "use_by_attribute" && budget.limit ? t("perCustomer", { limit: budget.limit }) : undefined,
      campaign?.starts_at ? t("from", { date: date.format(new Date(campaign.starts_at)) }) : undefined,
      campaign?.ends_at ? t("until", { date: date.format(new Date(campaign.ends_at)) }) : undefined,
    ]
    return `${parts.filter(Boolean).join(", ")}.`
  }
}
