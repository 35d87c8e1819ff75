import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { allShippingQuery } from "#routes/admin/_app/settings/_shipping/-location/shipping.ts"
import { regionsQuery, salesChannelsQuery, storeQuery } from "#routes/admin/-queries/settings.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { CheckForm } from "./-check/check-form.tsx"
import { CheckResults } from "./-check/check-results.tsx"
import { checkSearch } from "./-check/check-search.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/shipping-check/")({
  validateSearch: checkSearch,
  // Not awaited: the page shows placeholders.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(allShippingQuery)
    void queryClient.prefetchQuery(regionsQuery)
    void queryClient.prefetchQuery(salesChannelsQuery)
    void queryClient.prefetchQuery(storeQuery)
  },
  component: ShippingCheck,
})

function ShippingCheck() {
  const t = useTranslations("admin.shippingCheck")
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("locations"), link: { to: "/admin/settings/locations" } }]} />}
        title={t("title")}
        description={t("hint")}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <CheckForm
          search={search}
          onChange={(change) => void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false })}
        />
        <CheckResults search={search} />
      </div>
    </Page>
  )
}
