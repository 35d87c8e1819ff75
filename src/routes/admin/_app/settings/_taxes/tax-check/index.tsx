import { createFileRoute } from "@tanstack/react-router"
import { CheckPage } from "#admin/kit/check-page.tsx"
import { CheckForm } from "#admin/settings/taxes/check-form.tsx"
import { CheckResult } from "#admin/settings/taxes/check-result.tsx"
import { checkSearch } from "#admin/settings/taxes/check-search.ts"
import { automaticTaxesQuery } from "#admin/settings/taxes/checked.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

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
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <CheckPage
      crumbs={[{ label: tTax("list"), link: { to: "/admin/settings/tax-regions" } }]}
      title={t("title")}
      hint={t("hint")}
    >
      <CheckForm
        search={search}
        onChange={(change) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
        }
      />
      <CheckResult search={search} />
    </CheckPage>
  )
}
