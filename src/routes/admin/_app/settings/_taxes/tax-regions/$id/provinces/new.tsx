import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { usePageNavigate } from "#routes/-app/use-page-navigate.ts"
import { NewProvinceForm } from "#routes/admin/_app/settings/_taxes/-tax/new-province-form.tsx"
import { useTaxCrumbs } from "#routes/admin/_app/settings/_taxes/-tax/tax-crumbs.ts"
import { useTaxNames } from "#routes/admin/_app/settings/_taxes/-tax/tax-names.ts"
import { taxRegions } from "#routes/admin/_app/settings/_taxes/-tax/tax-region.ts"
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
