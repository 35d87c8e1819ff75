import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { CheckForm } from "./-check/check-form.tsx"
import { CheckResult } from "./-check/check-result.tsx"
import { checkSearch } from "./-check/check-search.ts"
import { automaticTaxesQuery } from "./-check/checked.ts"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-check/")({
  validateSearch: checkSearch,
  // Not awaited: the page shows placeholders.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(automaticTaxesQuery),
  component: TaxCheck,
})

function TaxCheck() {
  const t = useTranslations("admin.taxCheck")
  const tTax = useTranslations("admin.tax")
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: tTax("list"), link: { to: "/admin/settings/tax-regions" } }]} />}
        title={t("title")}
        description={t("hint")}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <CheckForm
          search={search}
          onChange={(change) => void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false })}
        />
        <CheckResult search={search} />
      </div>
    </Page>
  )
}
