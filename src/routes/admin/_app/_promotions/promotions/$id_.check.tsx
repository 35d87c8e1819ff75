import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { CheckPage, CorrectFirst } from "#admin/kit/check-page.tsx"
import { ListError } from "#admin/kit/list-states.tsx"
import { CheckForm } from "#admin/promotions/check/check-form.tsx"
import { CheckResult } from "#admin/promotions/check/check-result.tsx"
import { checkSearch } from "#admin/promotions/check/check-search.ts"
import { storeChannelsQuery } from "#admin/promotions/check/trial-settings.ts"
import { useCheck } from "#admin/promotions/check/use-check.ts"
import { promotions } from "#admin/promotions/resources.ts"
import { regionsQuery } from "#admin/settings/settings.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

export const Route = createFileRoute("/admin/_app/_promotions/promotions/$id_/check")({
  validateSearch: checkSearch,
  // Not awaited: the page shows placeholders.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(promotions.one(id))
    void queryClient.prefetchQuery(regionsQuery)
    void queryClient.prefetchQuery(storeChannelsQuery)
  },
  component: PromotionCheck,
})

function PromotionCheck() {
  const t = useTranslations("admin.promotionCheck")
  const tPromotion = useTranslations("admin.promotion")
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = usePageNavigate({ from: Route.fullPath })
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
