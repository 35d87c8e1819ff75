import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { CheckPage, CorrectFirst } from "#admin/kit/check-page.tsx"
import { regionsQuery, salesChannelsQuery, storeQuery } from "#admin/settings/settings.ts"
import { CheckForm } from "#admin/settings/shipping/check/check-form.tsx"
import { CheckResults } from "#admin/settings/shipping/check/check-results.tsx"
import { checkSearch } from "#admin/settings/shipping/check/check-search.ts"
import { allShippingQuery } from "#admin/settings/shipping/shipping.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

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
