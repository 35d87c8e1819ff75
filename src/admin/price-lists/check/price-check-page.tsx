import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { CheckPage, CorrectFirst } from "#admin/kit/check-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { CheckForm } from "./check-form.tsx"
import { CheckResult } from "./check-result.tsx"

const route = getRouteApi("/admin/_app/_pricing/price-lists/check")

export function PriceCheckPage() {
  const t = useTranslations("admin.priceCheck")
  const search = route.useSearch()
  const [isRefused, setRefused] = useState(false)
  const navigate = usePageNavigate({ from: "/admin/price-lists/check" })
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
