import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { useLocale } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { conditionOf } from "#machines/price-lists/price-change.ts"
import { standardPrices } from "./standard-prices.ts"

/** The most variants whose standard prices are loaded. */
const MAX_VARIANTS = 500

/** Returns a variant's standard price in a column as text, once it is loaded: regions and quantities have their own. */
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
    return (variant: string, column: string): string | undefined => {
      const amount = data.get(variant)?.get(column)
      return amount === undefined ? undefined : formatMoney(amount, conditionOf(column).currency, locale)
    }
  }, [data, locale])
}
