import { createFileRoute } from "@tanstack/react-router"
import { RateForm } from "#admin/settings/taxes/rate-form.tsx"
import { useTaxCrumbs } from "#admin/settings/taxes/tax-crumbs.ts"
import { useTaxNames } from "#admin/settings/taxes/tax-names.ts"
import { ratesQuery } from "#admin/settings/taxes/tax-rate.ts"
import { taxRegions } from "#admin/settings/taxes/tax-region.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { searchParams, text } from "#lib/search-params.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-regions/$id/rates/new")({
  validateSearch: searchParams({ kind: text(/^default$/) }),
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(ratesQuery(id))
    return queryClient.ensureQueryData(taxRegions.one(id))
  },
  component: NewRate,
})

function NewRate() {
  const t = useTranslations("admin.taxRate")
  const region = Route.useLoaderData()
  const { kind } = Route.useSearch()
  const names = useTaxNames()
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={useTaxCrumbs(region.id, true)} />}
        title={t("newTitle", { region: names.region(region) })}
        description={t("newHint")}
      />
      <RateForm
        region={region}
        isDefault={kind === "default"}
        onCreated={() =>
          void navigate({ to: "/admin/settings/tax-regions/$id", params: { id: region.id }, replace: true })
        }
      />
    </Page>
  )
}
