import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { CheckPage, CorrectFirst } from "#admin/kit/check-page.tsx"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { promotions } from "#admin/promotions/promotion.resource.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { CheckForm } from "./check-form.tsx"
import { CheckResult } from "./check-result.tsx"
import { useCheck } from "./use-check.ts"

const route = getRouteApi("/admin/_app/_promotions/promotions/$id_/check")

export function PromotionCheckPage() {
  const t = useTranslations("admin.promotionCheck")
  const tPromotion = useTranslations("admin.promotion")
  const { id } = route.useParams()
  const search = route.useSearch()
  const navigate = usePageNavigate({ from: "/admin/promotions/$id/check" })
  const promotion = useQuery(promotions.one(id))
  const check = useCheck(id, search)
  const [isRefused, setRefused] = useState(false)
  return (
    <CheckPage
      crumbs={[
        { label: tPromotion("list"), link: { to: "/admin/promotions" } },
        { label: promotion.data?.code ?? "", link: { to: "/admin/promotions/$id", params: { id } } },
      ]}
      title={t("title")}
      hint={t("hint")}
    >
      {promotion.error ? (
        <ListError error={promotion.error} onRetry={() => void promotion.refetch()} />
      ) : promotion.data ? (
        <>
          <CheckForm
            promotion={promotion.data}
            search={search}
            check={check}
            isRefused={isRefused}
            onRefused={setRefused}
            onChange={(change) =>
              void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
            }
          />
          {isRefused ? <CorrectFirst /> : <CheckResult promotion={promotion.data} search={search} check={check} />}
        </>
      ) : (
        <SkeletonText lines={6} />
      )}
    </CheckPage>
  )
}
