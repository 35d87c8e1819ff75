import { getRouteApi } from "@tanstack/react-router"
import { CheckPage } from "#admin/kit/check-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { CheckForm } from "./check-form.tsx"
import { CheckResult } from "./check-result.tsx"

const route = getRouteApi("/admin/_app/settings/_taxes/tax-check/")

export function TaxCheckPage() {
  const t = useTranslations("admin.taxCheck")
  const tTax = useTranslations("admin.tax")
  const search = route.useSearch()
  const navigate = usePageNavigate({ from: "/admin/settings/tax-check/" })
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
