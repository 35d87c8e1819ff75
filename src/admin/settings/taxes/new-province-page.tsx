import { getRouteApi } from "@tanstack/react-router"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { NewProvinceForm } from "./new-province-form.tsx"
import { useTaxCrumbs } from "./tax-crumbs.ts"
import { useTaxNames } from "./tax-names.ts"

const route = getRouteApi("/admin/_app/settings/_taxes/tax-regions/$id/provinces/new")

export function NewProvincePage() {
  const t = useTranslations("admin.tax.province")
  const country = route.useLoaderData()
  const names = useTaxNames()
  const navigate = usePageNavigate({ from: "/admin/settings/tax-regions/$id/provinces/new" })
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
