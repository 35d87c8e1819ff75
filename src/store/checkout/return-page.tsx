import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { setReturnedCart } from "#store/payment/returned-cart.ts"
import { findReturned } from "#store/payment/returned-payment.ts"
import { DocumentTitle } from "#ui/document-title.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"

const route = getRouteApi("/_store/checkout/return")

const pages = { changed: "/checkout", earlier: "/cart", missing: "/products" } as const

export function ReturnPage() {
  const t = useTranslations("payment.back")
  const navigate = usePageNavigate()
  const client = useQueryClient()
  const search = route.useSearch()
  // The parameters leave the URL at once: it could be shared, or opened again from the history.
  const [params] = useState(() => new URLSearchParams(search))
  const isEmpty = params.size === 0
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["store", "returned-payment", params.toString()],
    queryFn: () => findReturned(client, params),
    enabled: !isEmpty,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (isEmpty) navigate({ to: "/checkout", replace: true })
    else navigate({ to: "/checkout/return", search: {}, replace: true })
  }, [isEmpty, navigate])
  useEffect(() => {
    if (data?.outcome === "ordered") navigate({ to: "/order/$id", params: { id: data.orderId }, replace: true })
    if (data?.outcome !== "continue") return
    setReturnedCart(data.cartId)
    navigate({ to: "/checkout", replace: true })
  }, [data, navigate])
  if (error)
    return (
      <StatusPage
        icon="alert"
        title={t("failed.title")}
        text={t("failed.text")}
        actions={<RetryButton variant="primary" busy={isFetching} onClick={() => refetch()} />}
      />
    )
  if (!data || data.outcome === "ordered" || data.outcome === "continue")
    return (
      <>
        <DocumentTitle title={t("title")} />
        <p role="status" className="px-4 py-8 text-center text-muted">
          {t("checking")}
        </p>
      </>
    )
  return (
    <StatusPage
      icon="cart"
      title={t(`${data.outcome}.title`)}
      text={t(`${data.outcome}.text`)}
      actions={
        <LinkButton to={pages[data.outcome]} variant="primary">
          {t(`${data.outcome}.action`)}
        </LinkButton>
      }
    />
  )
}
