import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { CheckPage, CorrectFirst } from "#admin/kit/check-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { CheckForm } from "./check-form.tsx"
import { CheckResults } from "./check-results.tsx"

const route = getRouteApi("/admin/_app/settings/_shipping/shipping-check/")

export function ShippingCheckPage() {
  const t = useTranslations("admin.shippingCheck")
  const search = route.useSearch()
  const [isRefused, setRefused] = useState(false)
  const navigate = usePageNavigate({ from: "/admin/settings/shipping-check/" })
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
