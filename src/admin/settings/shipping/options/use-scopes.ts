import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { useLocale } from "#lib/i18n.tsx"
import type { Option } from "#machines/settings/location-setup/location-shipping.ts"
import type { PriceScope } from "./option-prices.ts"

/** The store's currencies and regions that an option can have prices for, and those that it has; undefined while loading. */
export function useScopes(option: Option | undefined): readonly PriceScope[] | undefined {
  const locale = useLocale()
  const { data: store } = useQuery(storeQuery)
  const { data: regions } = useQuery(regionsQuery)
  return useMemo(() => {
    if (!store || !regions) return undefined
    const names = new Intl.DisplayNames(locale, { type: "currency" })
    const nameOf = (code: string) => {
      try {
        return `${code.toUpperCase()} · ${names.of(code.toUpperCase())}`
      } catch {
        return code.toUpperCase()
      }
    }
    const plainPrices = (option?.prices ?? []).filter(
      ({ price_rules }) => !price_rules?.some(({ attribute }) => attribute === "region_id"),
    )
    const currencies = [...new Set([...store.currencies, ...plainPrices.map(({ currency_code }) => currency_code)])]
    return [
      ...currencies.map((currency) => ({ currency, region: null, name: nameOf(currency) })),
      ...regions.map(({ id, name, currency_code }) => ({ currency: currency_code, region: id, name })),
    ]
  }, [store, regions, option, locale])
}
