import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { usePageNavigate } from "#routes/-app/use-page-navigate.ts"
import { CheckPage, CorrectFirst } from "#routes/admin/_app/-check/check-page.tsx"
import { allShippingQuery } from "#routes/admin/_app/settings/_shipping/-location/shipping.ts"
import { regionsQuery, salesChannelsQuery, storeQuery } from "#routes/admin/-queries/settings.ts"
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
  const [isRefused, setRefused] = useState(false)
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <CheckPage
      crumbs={[{ label: t("locations"), link: { to: "/admin/settings/locations" } }]}
      title={t("title")}
      hint={t("hint")}
    >
      <CheckForm
        search={search}
        onRefused={setRefused}
        onChange={(change) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
        }
      />
      {isRefused ? <CorrectFirst /> : <CheckResults search={search} />}
    </CheckPage>
  )
}
