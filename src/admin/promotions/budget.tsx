import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { Campaign } from "#schema/admin/entities/promotion.ts"
import { ProgressBar } from "#ui/progress-bar.tsx"

type Budget = NonNullable<Campaign["budget"]>

/** Writes an amount or a number of uses of a budget. */
export function useBudgetAmount() {
  const locale = useLocale()
  return ({ type, currency_code }: Pick<Budget, "type" | "currency_code">, amount: number): string =>
    type.startsWith("spend") && currency_code
      ? formatMoney(amount, currency_code, locale)
      : new Intl.NumberFormat(locale).format(amount)
}

/**
 * Used part of a budget in words; budgets per customer have a limit for each of them, but count all uses. The server
 * doesn't count amounts per customer.
 */
export function useBudgetText() {
  const t = useTranslations("admin.campaign")
  const amountOf = useBudgetAmount()
  return (budget: Budget): string => {
    if (budget.type === "spend_by_attribute") return t("notCounted")
    const used = amountOf(budget, budget.used)
    const isShared = budget.type === "spend" || budget.type === "usage"
    return budget.limit && isShared
      ? t("used", { used, limit: amountOf(budget, budget.limit) })
      : t("usedOnly", { used })
  }
}

/** How much of a budget is used. */
export function BudgetBar({ budget }: { budget: Budget }) {
  const t = useTranslations("admin.campaign")
  const textOf = useBudgetText()
  const isUsed = budget.limit !== null && budget.used >= budget.limit
  const isShared = budget.type === "spend" || budget.type === "usage"
  if (budget.type === "spend_by_attribute") return <p className="text-sm text-muted">{t("notCountedHint")}</p>
  if (!budget.limit || !isShared) return <p className="text-sm text-muted">{textOf(budget)}</p>
  return (
    <ProgressBar
      label={t(`types.${budget.type}`)}
      value={Math.min(budget.used, budget.limit)}
      max={budget.limit}
      tone={isUsed ? "refused" : "progress"}
      text={textOf(budget)}
    />
  )
}
