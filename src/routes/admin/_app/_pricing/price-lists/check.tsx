import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { CheckPage, CorrectFirst } from "#admin/kit/check-page.tsx"
import { CheckForm } from "#admin/price-lists/check/check-form.tsx"
import { CheckResult } from "#admin/price-lists/check/check-result.tsx"
import { checkSearch } from "#admin/price-lists/check/check-search.ts"
import { regionsQuery } from "#admin/settings/settings.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_pricing/price-lists/check")({
  validateSearch: checkSearch,
  // Not awaited: the page shows placeholders.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(regionsQuery),
  component: PriceCheck,
})

function PriceCheck() {
  const t = useTranslations("admin.priceCheck")
  const search = Route.useSearch()
  const [isRefused, setRefused] = useState(false)
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <CheckPage crumbs={[{ label: t("list"), link: { to: "/admin/price-lists" } }]} title={t("title")} hint={t("hint")}>
      <CheckForm
        search={search}
        onRefused={setRefused}
        onChange={(change) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
        }
      />
      {isRefused ? <CorrectFirst /> : <CheckResult search={search} />}
    </CheckPage>
  )
}
