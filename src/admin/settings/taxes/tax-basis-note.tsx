import { useQuery } from "@tanstack/react-query"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { taxSettingOf, taxSettingsQuery } from "./tax-settings.ts"

/** Says whether typed prices include tax: a setting of each currency, and of regions for prices of their own. */
export function TaxBasisNote() {
  const t = useTranslations("admin.form.taxBasis")
  const locale = useLocale()
  const { data: store } = useQuery(storeQuery)
  const { data: regions } = useQuery(regionsQuery)
  const { data: settings } = useQuery(taxSettingsQuery)
  // Its height is kept until it is known, so that nothing moves.
  if (!store || !regions || !settings) return <p className="text-sm text-muted">{t("loading")}</p>
  const isGross = (attribute: "currency_code" | "region_id", value: string) =>
    taxSettingOf(settings, { attribute, value })?.is_tax_inclusive
  const bases = [
    ...store.currencies.map((code) => ({ name: code.toUpperCase(), gross: isGross("currency_code", code) ?? false })),
    ...regions.flatMap(({ id, name }) => {
      const gross = isGross("region_id", id)
      return gross === undefined ? [] : [{ name, gross }]
    }),
  ]
  const names = (gross: boolean) =>
    new Intl.ListFormat(locale, { type: "unit" }).format(
      bases.filter((basis) => basis.gross === gross).map(({ name }) => name),
    )
  const [withTax, withoutTax] = [names(true), names(false)]
  return (
    <p className="text-sm text-muted">
      {withTax === "" ? t("net") : withoutTax === "" ? t("gross") : t("mixed", { net: withoutTax, gross: withTax })}
    </p>
  )
}
