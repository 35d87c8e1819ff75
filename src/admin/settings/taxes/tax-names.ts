import { useMemo } from "react"
import { provinceCode, provincesOf } from "#lib/address/provinces.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { TaxRegion } from "#schema/admin/entities/tax.ts"

type Place = Pick<TaxRegion, "country_code" | "province_code">

/** The name of a province by its code in an address or its tax code (`us-il`); the code itself if it isn't known. */
export function provinceName(country: string, code: string): string {
  const known = provinceCode(country, code)
  return provincesOf(country).find((province) => province.code === known)?.name ?? code.toUpperCase()
}

/** Names of countries, tax regions and tax providers. */
export function useTaxNames() {
  const locale = useLocale()
  const t = useTranslations("admin.tax")
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: "region" }), [locale])
  const country = (code: string | null): string => {
    try {
      return names.of((code ?? "").toUpperCase()) ?? (code ?? "").toUpperCase()
    } catch {
      return (code ?? "").toUpperCase()
    }
  }
  return {
    country,
    region: ({ country_code, province_code }: Place): string =>
      province_code === null ? country(country_code) : provinceName(country_code ?? "", province_code),
    provider: (id: string | null): string =>
      id === null ? t("noProvider") : id === "tp_system" ? t("systemProvider") : id.replace(/^tp_/, ""),
  }
}
