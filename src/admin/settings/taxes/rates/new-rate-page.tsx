import { getRouteApi } from "@tanstack/react-router"
import { useTaxCrumbs } from "#admin/settings/taxes/tax-crumbs.ts"
import { useTaxNames } from "#admin/settings/taxes/tax-names.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { RateForm } from "./rate-form.tsx"

const route = getRouteApi("/admin/_app/settings/_taxes/tax-regions/$id/rates/new")

export function NewRatePage() {
  const t = useTranslations("admin.taxRate")
  const region = route.useLoaderData()
  const { kind } = route.useSearch()
  const names = useTaxNames()
  const navigate = usePageNavigate({ from: "/admin/settings/tax-regions/$id/rates/new" })
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
