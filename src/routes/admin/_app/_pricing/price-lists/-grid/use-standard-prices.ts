import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { useLocale } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { conditionOf, isTier } from "#machines/price-list/price-list.prices.ts"
import { standardPrices } from "./standard-prices.ts"

/** The most variants whose standard prices are loaded. */
const MAX_VARIANTS = 500

/** Returns a variant's standard prices in the store's currencies as text, once they are loaded. */
export function useStandardPrices(variants: readonly { readonly id: string }[]) {
  const locale = useLocale()
  const ids = variants.slice(0, MAX_VARIANTS).map(({ id }) => id)
  const { data } = useQuery({
    queryKey: ["admin", "products", "standard-prices", ids],
    queryFn: () => standardPrices(ids),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })
  return useMemo(() => {
    if (!data) return undefined
    return (id: string): string => {
      const plain = [...(data.get(id) ?? [])].flatMap(([column, amount]) => {
        const condition = conditionOf(column)
        return isTier(condition) || Object.keys(condition.rules).length > 0
          ? []
          : [formatMoney(amount, condition.currency, locale)]
      })
      return plain.join(" · ")
    }
  }, [data, locale])
}
