import { useQuery } from "@tanstack/react-query"
import { provinceGap } from "#lib/address/provinces.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatPercent } from "#lib/percent-input.ts"
import { defaultRate } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import type { TaxRegion } from "#schema/admin/entities/tax.ts"
import { Card } from "#ui/card.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import { useTaxNames } from "./tax-names.ts"
import { taxTreeQuery } from "./tax-region.ts"

/** Card with the provinces of a country that have rates of their own. */
export function ProvincesCard({ region }: { region: TaxRegion }) {
  const t = useTranslations("admin.tax.province")
  const locale = useLocale()
  const names = useTaxNames()
  const { data: all = [] } = useQuery(taxTreeQuery)
  const provinces = (region.children ?? [])
    .map((child) => ({
      ...child,
      name: names.region(child),
      gap: provinceGap(region.country_code ?? "", child.province_code ?? ""),
      rate: defaultRate(all.find(({ id }) => id === child.id)?.tax_rates),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <Card
      title={t("title")}
      description={t("hint")}
      padding="flush"
      actions={
        <LinkButton size="sm" icon="plus" to="/admin/settings/tax-regions/$id/provinces/new" params={{ id: region.id }}>
          {t("add")}
        </LinkButton>
      }
    >
      {provinces.length === 0 && <p className="px-4 pb-4 text-sm text-muted sm:px-5">{t("none")}</p>}
      <ul>
        {provinces.map(({ id, name, province_code, rate, gap }) => (
          <li
            key={id}
            className="relative flex items-start justify-between gap-4 border-t border-line px-4 py-3 text-sm hover:bg-hover sm:px-5"
          >
            <span className="grid min-w-0 gap-0.5">
              <RowLink to="/admin/settings/tax-regions/$id" params={{ id }}>
                {name}
              </RowLink>
              <span className="text-muted">{province_code?.toUpperCase()}</span>
              {gap && (
                <span className="text-waiting-ink">
                  {t(`gaps.${gap.kind}`, { code: gap.kind === "otherCode" ? gap.code : "" })}
                </span>
              )}
            </span>
            {rate && <span className="tabular-nums">{formatPercent(rate.rate ?? 0, locale)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
