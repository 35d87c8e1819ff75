import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { usePageNavigate } from "#routes/-app/use-page-navigate.ts"
import { CheckPage } from "#routes/admin/_app/-check/check-page.tsx"
import { CheckForm } from "#routes/admin/_app/settings/_taxes/-tax/check-form.tsx"
import { checkSearch } from "#routes/admin/_app/settings/_taxes/-tax/check-search.ts"
import { automaticTaxesQuery } from "#routes/admin/_app/settings/_taxes/-tax/checked.ts"
import { CheckResult } from "./-check/check-result.tsx"

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
