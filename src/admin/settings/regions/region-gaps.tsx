import { useQuery } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { regionGaps } from "#machines/settings/first-sale/first-sale.rules.ts"
import { loadStoreState } from "#machines/settings/first-sale/load-store-state.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import type { RegionRecord } from "./region-records.ts"

const SHOWN = 6
const stateQuery = {
  queryKey: ["admin", "store-state"],
  queryFn: ({ signal }: { signal: AbortSignal }) => loadStoreState(adminSdk(), signal),
}

/** Says what a region lacks to sell, with links to where it is set up. The form says that it has no payment provider. */
export function RegionGaps({ region: { id } }: { region: RegionRecord }) {
  const t = useTranslations("admin.region.gaps")
  const locale = useLocale()
  const { data } = useQuery(stateQuery)
  const region = data?.regions.find((each) => each.id === id)
  if (!data || !region) return null
  const { untaxed, unshipped, isUnpriced } = regionGaps(region, data)
  const names = new Intl.DisplayNames(locale, { type: "region" })
  const list = new Intl.ListFormat(locale, { type: "conjunction" })
  const namesOf = (codes: readonly string[]) => {
    const all = codes.map((code) => names.of(code.toUpperCase()) ?? code).sort((a, b) => a.localeCompare(b, locale))
    const hidden = all.length - SHOWN
    return list.format(hidden > 1 ? [...all.slice(0, SHOWN), t("more", { count: hidden })] : all)
  }
  const [country] = untaxed
  return (
    <>
      {country && (
        <Banner
          tone="waiting"
          title={t("untaxed", { countries: namesOf(untaxed) })}
          action={
            <LinkButton size="sm" to="/admin/settings/tax-regions/setup" search={{ country }}>
              {t("setUpTaxes")}
            </LinkButton>
          }
        >
          {t("untaxedText")}
        </Banner>
      )}
      {unshipped.length > 0 && (
        <Banner
          tone="waiting"
          title={t("unshipped", { countries: namesOf(unshipped) })}
          action={
            <LinkButton size="sm" to="/admin/settings/locations">
              {t("setUpShipping")}
            </LinkButton>
          }
        >
          {t("unshippedText")}
        </Banner>
      )}
      {isUnpriced && (
        <Banner
          tone="waiting"
          title={t("unpriced", { currency: region.currency.toUpperCase() })}
          action={
            <LinkButton size="sm" to="/admin/products">
              {t("setPrices")}
            </LinkButton>
          }
        >
          {t("unpricedText")}
        </Banner>
      )}
    </>
  )
}
