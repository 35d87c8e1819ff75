import { useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useMemo } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { RateForm } from "#admin/settings/taxes/rate-form.tsx"
import { useTaxCrumbs } from "#admin/settings/taxes/tax-crumbs.ts"
import { ratesOf, ratesQuery } from "#admin/settings/taxes/tax-rate.ts"
import { taxRegions } from "#admin/settings/taxes/tax-region.ts"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-regions/$id/rates/$rateId")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id, rateId } }) => {
    void queryClient.prefetchQuery(ratesOf(id).one(rateId))
    void queryClient.prefetchQuery(ratesQuery(id))
    void queryClient.prefetchQuery(taxRegions.one(id))
  },
  component: RatePage,
})

function RatePage() {
  const t = useTranslations("admin.taxRate")
  const { id, rateId } = Route.useParams()
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
