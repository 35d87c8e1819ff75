import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { currenciesQuery } from "#admin/products/product-page/currencies.ts"
import { scopeOf } from "#admin/products/variant-page/prices.ts"
import { locationsQuery, regionsQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { GridColumn } from "#ui/data-grid/types.ts"
import { codeColumns, flagColumns, priceColumn, stockColumn } from "./column-rules.ts"
import type { GridTab } from "./grid-tabs.ts"
import type { GridVariant } from "./grid-variant.ts"

type Columns = readonly GridColumn[]

/**
 * The columns of each tab; undefined while they load. Prices have one per currency and region, and per other condition
 * that a variant has a price for.
 */
export function useColumns(
  variants: readonly GridVariant[] | undefined,
): Readonly<Record<GridTab, Columns | undefined>> {
  const { data: locations } = useQuery(locationsQuery)
  const t = useTranslations("admin.products.fields")
  const prices = usePriceColumns(variants)
  return useMemo(
    () => ({
      prices,
      stock: locations?.map(({ id, name }) => ({
        id: stockColumn(id),
        name: name ?? id,
        kind: "number" as const,
        inputMode: "numeric" as const,
        isWide: true,
      })),
      codes: [
        ...codeColumns.map((id) => ({ id, name: t(id), kind: "text" as const, isWide: id === "sku" })),
        ...flagColumns.map((id) => ({ id, name: t(id), kind: "check" as const })),
      ],
    }),
    [prices, locations, t],
  )
}

function usePriceColumns(variants: readonly GridVariant[] | undefined): Columns | undefined {
  const t = useTranslations("admin.priceGrid")
  const locale = useLocale()
  const { data: regions } = useQuery(regionsQuery)
  const { data: currencies } = useQuery(currenciesQuery)
  const found = useMemo(() => scopesOf(variants ?? []), [variants])
  return useMemo(() => {
    if (!regions || !currencies) return undefined
    const names = new Intl.DisplayNames(locale, { type: "currency" })
    const known = [
      ...currencies.map((currency) => ({
        currency,
        rules: {},
        name: currency.toUpperCase(),
        hint: names.of(currency.toUpperCase()),
      })),
      ...regions.map(({ id, name, currency_code: currency = "" }) => ({
        currency,
        rules: { region_id: id },
        name: name ?? id,
        hint: t("onlyRegion", { currency: currency.toUpperCase() }),
      })),
    ]
    const scopes = new Set(known.map(scopeOf))
    const others = found
      .filter((condition) => !scopes.has(scopeOf(condition)))
      .map(({ currency, rules }) => ({
        currency,
        rules,
        name: currency.toUpperCase(),
        hint:
          Object.entries(rules)
            .map(([attribute, value]) => `${attribute}: ${value}`)
            .join(", ") || t("unknownCurrency"),
      }))
    return [...known, ...others].map(({ name, hint, ...condition }) => ({
      id: priceColumn(condition),
      name,
      hint,
      kind: "number" as const,
      inputMode: "decimal" as const,
    }))
  }, [regions, currencies, found, locale, t])
}

/** The conditions of all prices, each once. */
function scopesOf(variants: readonly GridVariant[]) {
  const scopes = new Map<string, { currency: string; rules: Readonly<Record<string, string>> }>()
  for (const { prices } of variants) {
    for (const { currency_code: currency, rules = {} } of prices) {
      const scope = scopeOf({ currency, rules })
      if (!scopes.has(scope)) scopes.set(scope, { currency, rules })
    }
  }
  return [...scopes.values()]
}
