import { createFileRoute } from "@tanstack/react-router"
import { NewRecordPage } from "#admin/kit/new-record-page.tsx"
import { NewCountryForm } from "#admin/settings/taxes/new-country-form.tsx"
import { taxProvidersQuery, taxTreeQuery } from "#admin/settings/taxes/tax-region.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { searchParams, text } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-regions/new")({
  validateSearch: searchParams({ country: text(/^[a-z]{2}$/) }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(taxProvidersQuery), queryClient.ensureQueryData(taxTreeQuery)]),
  component: NewTaxRegion,
})

function NewTaxRegion() {
  const t = useTranslations("admin.tax")
  const { country } = Route.useSearch()
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/settings/tax-regions" } }}
      title={t("create")}
      hint={t("newHint")}
    >
      <NewCountryForm
        {...(country ? { country } : {})}
        onCreated={({ id }) => void navigate({ to: "/admin/settings/tax-regions/$id", params: { id }, replace: true })}
      />
    </NewRecordPage>
  )
}
