import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Problem } from "#store/account/problem.tsx"
import { orderQuery } from "#store/order/order.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"

interface RequestProblemProps {
  error: unknown
  orderId: string
  customerId: string
}

/** Explains why an order can't be requested. Two reasons have the same error type and differ by the order's owner. */
export function RequestProblem({ error, orderId, customerId }: RequestProblemProps) {
  const t = useTranslations("account.transfer")
  const { status, type } = toApiError(error)
  const taken = type === "invalid_data"
  const order = useQuery({ ...orderQuery(orderId), staleTime: 0, enabled: taken })
  if (status === 404)
    return (
      <Banner tone="refused" announce title={t("missing")}>
        {t("missingText")}
      </Banner>
    )
  if (!taken || order.isError) return <Problem error={error} title={t("failed")} />
  if (order.isFetching) return null
  if (order.data?.customer_id === customerId)
    return (
      <Banner
        tone="done"
        announce
        title={t("mine")}
        action={
          <LinkButton size="sm" to="/account/orders/$id" params={{ id: orderId }}>
            {t("mineAction")}
          </LinkButton>
        }
      >
        {t("mineText")}
      </Banner>
    )
  return (
    <Banner tone="waiting" announce title={t("open")}>
      {t("openText")}
    </Banner>
  )
}
