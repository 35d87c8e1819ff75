import type { PromotionRow } from "#admin/promotions/promotion.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Campaign, Promotion } from "#schema/admin/entities/promotion.ts"

/** Why a promotion can't be in a campaign: its currency isn't the one of the budget. */
export const isOtherCurrency = (
  { application_method: method }: Pick<Promotion, "application_method">,
  currency: string | null | undefined,
): boolean => Boolean(currency) && (method?.currency_code ?? "").toLowerCase() !== currency?.toLowerCase()

/** Writes why a promotion doesn't fit the budget of a campaign. The server adds it nevertheless. */
export function useWhyNotFit({ budget }: Pick<Campaign, "budget">) {
  const t = useTranslations("admin.linked.promotions")
  return (row: PromotionRow): string | undefined => {
    if (!isOtherCurrency(row, budget?.currency_code)) return undefined
    const currency = String(budget?.currency_code).toUpperCase()
    return t(row.application_method?.currency_code ? "otherCurrency" : "noCurrency", { currency })
  }
}
