import { useQuery } from "@tanstack/react-query"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useTaxNames } from "#admin/settings/taxes/tax-names.ts"
import { countryTaxesQuery } from "#admin/settings/taxes/tax-region.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { taxVerdicts } from "#machines/settings/tax-setup/tax-winner.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import type { CheckSearch } from "./check-search.ts"
import { automaticTaxesQuery, checkedProductQuery } from "./checked.ts"
import { VerdictCards } from "./verdict-cards.tsx"

/** Which rate wins, with the reason, and why the others don't. */
export function CheckResult({ search }: { search: CheckSearch }) {
  const t = useTranslations("admin.taxCheck")
  const names = useTaxNames()
  const { country, province, option } = search
  const { data: regions, error, refetch } = useQuery(countryTaxesQuery(country))
  const product = useQuery(checkedProductQuery(search.product))
  const { data: markets } = useQuery(automaticTaxesQuery)
  if (country === undefined) return <EmptyState icon="percent" title={t("start.title")} text={t("start.text")} />
  const failed = error ?? product.error
  if (failed && !regions) return <ListError error={failed} onRetry={() => void refetch()} />
  if (!regions || product.isLoading) return <SkeletonText lines={6} />
  const market = markets?.find(({ countries }) => countries?.some(({ iso_2 }) => iso_2 === country))
  if (regions.length === 0)
    return (
      <EmptyState
        icon="percent"
        title={t("none.title", { country: names.country(country) })}
        text={t("none.text")}
        action={
          <LinkButton to="/admin/settings/tax-regions/new" search={{ country }} variant="primary" icon="plus">
            {t("none.create")}
          </LinkButton>
        }
      />
    )
  const subject = { product: search.product, productType: product.data?.type, shippingOption: option }
  return (
    <div className="grid min-w-0 gap-6">
      {market && !market.automatic_taxes && (
        <Banner tone="waiting" title={t("manual.title")}>
          {t("manual.text", { region: market.name })}{" "}
          <TextLink to="/admin/settings/regions/$id" params={{ id: market.id }}>
            {t("manual.open")}
          </TextLink>
        </Banner>
      )}
      <VerdictCards verdicts={taxVerdicts(regions, { country, province }, subject)} />
    </div>
  )
}
