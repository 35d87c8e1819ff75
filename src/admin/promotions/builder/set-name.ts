import { useTranslations } from "#lib/i18n.tsx"
import type { RuleSet } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"

/** Name of a set of rules. */
export function useSetName() {
  const t = useTranslations("admin.promotion.rules")
  const tb = useTranslations("admin.promotionBuilder.rules")
  return (set: RuleSet): string =>
    ({ who: t("rules"), items: t("target"), buy: t("buy"), shipping: tb("shipping") })[set]
}
