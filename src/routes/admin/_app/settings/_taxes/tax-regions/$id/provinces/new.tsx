import { createFileRoute } from "@tanstack/react-router"
import { NewProvinceForm } from "#admin/settings/taxes/new-province-form.tsx"
import { useTaxCrumbs } from "#admin/settings/taxes/tax-crumbs.ts"
import { useTaxNames } from "#admin/settings/taxes/tax-names.ts"
import { taxRegions } from "#admin/settings/taxes/tax-region.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-regions/$id/provinces/new")({
  loader: ({ context: { queryClient }, params: { id } }) => queryClient.ensureQueryData(taxRegions.one(id)),
  component: NewProvince,
})

function NewProvince() {
  const t = useTranslations("admin.tax.province")
  const country = Route.useLoaderData()
  const names = useTaxNames()
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={useTaxCrumbs(country.id, true)} />}
        title={t("newTitle", { country: names.country(country.country_code) })}
        description={t("newHint")}
      />
      <NewProvinceForm
        country={country}
        onCreated={({ id }) => void navigate({ to: "/admin/settings/tax-regions/$id", params: { id }, replace: true })}
      />
    </Page>
  )
}
