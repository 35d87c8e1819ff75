import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { columnOf, conditionOf, type Tier } from "#machines/price-lists/price-change.ts"
import type { GridColumn } from "#ui/data-grid/types.ts"

/** A tier as a heading shows it: "10–49", "from 50", "up to 9". */
export function useTierName(): (tier: Tier) => string {
  const t = useTranslations("admin.priceList.tiers")
  return ({ min, max }) =>
    min === null
      ? t("upTo", { max: String(max) })
      : max === null
        ? t("from", { min: String(min) })
        : t("range", { min: String(min), max: String(max) })
}

/** A column's currency or region and its quantities: "EUR", "Europe 10–49". */
export function useColumnName(): (column: string) => string {
  const { data: regions } = useQuery(regionsQuery)
  const tierName = useTierName()
  return (column) => {
    const { currency, rules, min, max } = conditionOf(column)
    const region = regions?.find(({ id }) => id === rules.region_id)?.name
    const name = region ?? currency.toUpperCase()
    return min === null && max === null ? name : `${name} ${tierName({ min, max })}`
  }
}

const first = (tier: Tier) => tier.min ?? 0

/**
 * The columns of a price grid; undefined while they load: one per currency and region, with one per tier beside it, and
 * those of other prices in `present`.
 */
export function usePriceColumns(
  tiers: readonly Tier[],
  present: ReadonlySet<string>,
): readonly GridColumn[] | undefined {
  const t = useTranslations("admin.priceList")
  const locale = useLocale()
  const { data: regions } = useQuery(regionsQuery)
  const { data: store } = useQuery(storeQuery)
  const columnName = useColumnName()
  // Names depend on the regions and the language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `columnName` changes with them
  return useMemo(() => {
    if (!regions || !store) return undefined
    const names = new Intl.DisplayNames(locale, { type: "currency" })
    const scopes = [
      ...store.currencies.map((currency) => ({ currency, rules: {}, hint: names.of(currency.toUpperCase()) })),
      ...regions.map(({ id, currency_code: currency = "" }) => ({
        currency,
        rules: { region_id: id },
        hint: t("onlyRegion", { currency: currency.toUpperCase() }),
      })),
    ]
    const sorted = [...tiers].sort((a, b) => first(a) - first(b))
    const known = scopes.flatMap(({ currency, rules, hint }) =>
      [{ min: null, max: null }, ...sorted].map((tier) => ({ id: columnOf({ currency, rules, ...tier }), hint })),
    )
    const ids = new Set(known.map(({ id }) => id))
    const others = [...present]
      .filter((id) => !ids.has(id))
      .map((id) => {
        const { currency, rules } = conditionOf(id)
        const conditions = Object.entries(rules).map(([attribute, value]) => `${attribute}: ${value}`)
        const isKnown = scopes.some((scope) => scope.currency === currency)
        return { id, hint: conditions.join(", ") || (isKnown ? currency.toUpperCase() : t("unknownCurrency")) }
      })
    return [...known, ...others].map(({ id, hint }) => ({
      id,
      hint,
      name: columnName(id),
      kind: "number" as const,
      inputMode: "decimal" as const,
    }))
  }, [regions, store, tiers, present, locale, t])
}
