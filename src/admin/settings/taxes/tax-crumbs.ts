import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import type { TaxRegion } from "#schema/admin/entities/tax.ts"
import type { Crumb } from "#ui/breadcrumbs.tsx"
import { useTaxNames } from "./tax-names.ts"
import { taxRegions } from "./tax-region.resource.ts"

type Place = Pick<TaxRegion, "id" | "country_code" | "province_code">

/** The parent pages of a tax region's page, or of a page below it. */
export function useTaxCrumbs(id: string, isBelow = false): readonly [Crumb, ...Crumb[]] {
  const t = useTranslations("admin.tax")
  const names = useTaxNames()
  const { data: region } = useQuery(taxRegions.one(id))
  const crumb = (place: Place): Crumb => ({
    label: names.region(place),
    link: { to: "/admin/settings/tax-regions/$id", params: { id: place.id } },
  })
  const country = region?.parent_id ? { ...region, id: region.parent_id, province_code: null } : undefined
  return [
    { label: t("list"), link: { to: "/admin/settings/tax-regions" } },
    ...(country ? [crumb(country)] : []),
    ...(region && isBelow ? [crumb(region)] : []),
  ]
}
