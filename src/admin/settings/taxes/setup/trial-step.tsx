import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { CheckForm } from "#admin/settings/taxes/check/check-form.tsx"
import type { CheckSearch } from "#admin/settings/taxes/check/check-search.ts"
import { checkedProductQuery } from "#admin/settings/taxes/check/checked.ts"
import { VerdictCards } from "#admin/settings/taxes/check/verdict-cards.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { TaxState } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { taxVerdicts } from "#machines/settings/tax-setup/tax-winner.rules.ts"
import { SkeletonText } from "#ui/skeleton.tsx"

/** Which rate wins at an address in the country, by the same rules as the tax check. */
export function TrialStep({ state }: { state: TaxState }) {
  const t = useTranslations("admin.taxSetup")
  const [search, setSearch] = useState<CheckSearch>({})
  const product = useQuery(checkedProductQuery(search.product))
  const subject = { product: search.product, productType: product.data?.type, shippingOption: search.option }
  const place = { country: state.country ?? "", province: search.province }
  return (
    <>
      <p className="text-sm text-muted">{t("hints.trial")}</p>
      <CheckForm isCountryFixed search={search} onChange={(change) => setSearch({ ...search, ...change })} />
      {product.isLoading ? (
        <SkeletonText lines={4} />
      ) : (
        <VerdictCards verdicts={taxVerdicts(state.regions, place, subject)} />
      )}
    </>
  )
}
