import { getRouteApi } from "@tanstack/react-router"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { NewCountryForm } from "./new-country-form.tsx"

const route = getRouteApi("/admin/_app/settings/_taxes/tax-regions/new")

export function NewTaxRegionPage() {
  const t = useTranslations("admin.tax")
  const { country } = route.useSearch()
  const navigate = usePageNavigate({ from: "/admin/settings/tax-regions/new" })
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
