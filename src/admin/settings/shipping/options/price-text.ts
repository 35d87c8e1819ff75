import { useQuery } from "@tanstack/react-query"
import { storeQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { Option, OptionPrice } from "#machines/settings/location-setup/location-shipping.ts"

const isForRegion = ({ price_rules }: OptionPrice): boolean => (price_rules ?? []).length > 0
/** A price for carts of any total, of a currency or of a region. */
const isBase = ({ price_rules }: OptionPrice) => (price_rules ?? []).every(({ attribute }) => attribute === "region_id")

/** Returns a function that describes an option's prices in a few words: "€5.00, $6.00 and 2 more". */
export function usePriceText() {
  const t = useTranslations("admin.locations.option")
  const locale = useLocale()
  const { data: store } = useQuery(storeQuery)
  return ({ price_type, prices = [] }: Option): string => {
    if (price_type === "calculated") return t("calculated")
    if (prices.length === 0) return t("noPrice")
    const rank = ({ currency_code }: OptionPrice) => {
      const at = store?.currencies.indexOf(currency_code) ?? -1
      return at < 0 ? Number.MAX_SAFE_INTEGER : at
    }
    const base = prices
      .filter(isBase)
      .sort((a, b) => Number(isForRegion(a)) - Number(isForRegion(b)) || rank(a) - rank(b))
    const shown = base.slice(0, 2)
    const text = shown.map(({ amount, currency_code }) => formatMoney(amount, currency_code, locale)).join(", ")
    const more = prices.length - shown.length
    if (shown.length === 0) return t("prices", { count: prices.length })
    return more > 0 ? t("morePrices", { text, count: more }) : text
  }
}
