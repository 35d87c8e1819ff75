import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatPercent } from "#lib/percent-input.ts"
import type { TaxRate, TaxRegion } from "#schema/admin/entities/tax.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import { targetsOf } from "./tax-rate.ts"

/** Card with the rates of a tax region: the default rate first. */
export function RatesCard({ region }: { region: TaxRegion }) {
  const t = useTranslations("admin.tax.rates")
  const rates = [...(region.tax_rates ?? [])].sort(
    (a, b) => Number(b.is_default) - Number(a.is_default) || a.name.localeCompare(b.name),
  )
  const params = { id: region.id }
  const hasDefault = rates.some(({ is_default }) => is_default)
  return (
    <Card
      title={t("title")}
      description={t(region.province_code === null ? "hint" : "provinceHint")}
      padding="flush"
      actions={
        <LinkButton size="sm" icon="plus" to="/admin/settings/tax-regions/$id/rates/new" params={params}>
          {t("add")}
        </LinkButton>
      }
    >
      {!hasDefault && (
        <div className="flex flex-wrap items-center justify-between gap-2 px-4 pb-4 text-sm sm:px-5">
          <p className="text-muted">{t(region.province_code === null ? "noDefault" : "noProvinceDefault")}</p>
          <LinkButton
            size="sm"
            to="/admin/settings/tax-regions/$id/rates/new"
            params={params}
            search={{ kind: "default" }}
          >
            {t("addDefault")}
          </LinkButton>
        </div>
      )}
      <ul>
        {rates.map((rate) => (
          <RateRow key={rate.id} region={region} rate={rate} />
        ))}
      </ul>
    </Card>
  )
}

function RateRow({ region, rate }: { region: TaxRegion; rate: TaxRate }) {
  const t = useTranslations("admin.tax.rates")
  const locale = useLocale()
  const targets = targetsOf(rate.rules)
  const [products, types, options] = [targets.products, targets.product_types, targets.shipping_options]
  const scope = [
    ...(products.length > 0 ? [t("products", { count: products.length })] : []),
    ...(types.length > 0 ? [t("types", { count: types.length })] : []),
    ...(options.length > 0 ? [t("options", { count: options.length })] : []),
  ].join(", ")
  return (
    <li className="relative flex items-start justify-between gap-4 border-t border-line px-4 py-3 text-sm hover:bg-hover sm:px-5">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <RowLink to="/admin/settings/tax-regions/$id/rates/$rateId" params={{ id: region.id, rateId: rate.id }}>
            {rate.name || rate.code || t("unnamed")}
          </RowLink>
          {rate.is_default && <Badge tone="done">{t("default")}</Badge>}
          {rate.is_combinable && region.province_code !== null && <Badge>{t("combined")}</Badge>}
        </span>
        <span className="text-muted">{rate.is_default ? t("everything") : scope || t("nothing")}</span>
      </div>
      <span className="tabular-nums">{formatPercent(rate.rate ?? 0, locale)}</span>
    </li>
  )
}
