import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useMemo } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useTaxCrumbs } from "#admin/settings/taxes/tax-crumbs.ts"
import { taxRegions } from "#admin/settings/taxes/tax-region.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { RateForm } from "./rate-form.tsx"
import { ratesOf } from "./tax-rate.ts"

const route = getRouteApi("/admin/_app/settings/_taxes/tax-regions/$id/rates/$rateId")

export function RatePage() {
  const t = useTranslations("admin.taxRate")
  const { id, rateId } = route.useParams()
  const client = useQueryClient()
  const rates = useMemo(() => ratesOf(id), [id])
  const { data: region } = useQuery(taxRegions.one(id))
  return (
    <DetailPage
      key={rateId}
      query={rates.one(rateId)}
      crumbs={useTaxCrumbs(id, true)}
      title={({ name, code }) => name || code || t("unnamed")}
      removal={{
        label: t("delete.label"),
        title: ({ name }) => t("delete.title", { name }),
        dependants: async () => ({ count: 0, first: [] }),
        consequence: () => t("delete.text"),
        run: async () => {
          await rates.remove(rateId)
          client.removeQueries({ queryKey: rates.one(rateId).queryKey })
          await rates.invalidate(client)
        },
        done: t("delete.done"),
        list: { to: "/admin/settings/tax-regions/$id", params: { id } },
      }}
    >
      {(rate) => region && <RateForm region={region} rate={rate} />}
    </DetailPage>
  )
}
