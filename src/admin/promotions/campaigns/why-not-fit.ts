import { isOtherCurrency } from "#admin/promotions/notices.ts"
import type { PromotionRow } from "#admin/promotions/promotion.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Campaign } from "#schema/admin/entities/promotion.ts"

/** Writes why a promotion doesn't fit the budget of a campaign. The server adds it nevertheless. */
export function useWhyNotFit({ budget }: Pick<Campaign, "budget">) {
  const t = useTranslations("admin.linked.promotions")
  return (row: PromotionRow): string | undefined => {
    if (!isOtherCurrency(row, budget?.currency_code)) return undefined
    const currency = String(budget?.currency_code).toUpperCase()
    return t(row.application_method?.currency_code ? "otherCurrency" : "noCurrency", { currency })
  }
}
