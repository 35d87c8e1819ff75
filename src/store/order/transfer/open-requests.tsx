import { useQueries, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { useMember } from "#store/account/member.ts"
import { orderQuery } from "#store/order/order.ts"
import { StatusBadge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { forgetTransfer, transferRequests } from "./transfer.ts"

/** Pending requests made on this device; a transferred order is shown once. */
export function OpenRequests() {
  const t = useTranslations("account.transfer.pending")
  const locale = useLocale()
  const { id: customerId } = useMember()
  const client = useQueryClient()
  const requests = transferRequests(customerId)
  const orders = useQueries({ queries: requests.map(({ orderId }) => ({ ...orderQuery(orderId), staleTime: 0 })) })
  const isMine = (index: number) => orders[index]?.data?.customer_id === customerId
  const arrived = requests.filter((_, index) => isMine(index)).map(({ orderId }) => orderId)
  const arrivals = arrived.join(" ")
  useEffect(() => {
    if (!arrivals) return
    for (const orderId of arrivals.split(" ")) forgetTransfer(customerId, orderId)
    void client.invalidateQueries({ queryKey: ["store", "orders"] })
  }, [arrivals, customerId, client])
  if (requests.length === 0) return null
  return (
    <Card title={t("title")} description={t("text")} padding="flush">
      <ul className="divide-y divide-line border-t border-line">
        {requests.map(({ orderId, number, at }, index) => (
          <li key={orderId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <div className="grid text-sm">
              <span className="font-semibold">{t("item", { number })}</span>
              <span className="text-muted">{t("requestedOn", { date: formatDate(at, locale) })}</span>
            </div>
            {isMine(index) ? (
              <p className="flex items-center gap-3">
                <StatusBadge tone="done">{t("arrived")}</StatusBadge>
                <LinkButton size="sm" to="/account/orders/$id" params={{ id: orderId }}>
                  {t("see")}
                </LinkButton>
              </p>
            ) : (
              <LinkButton
                size="sm"
                variant="quiet"
                to="/account/transfer/$id/cancel"
                params={{ id: orderId }}
                aria-label={t("withdrawOf", { number })}
              >
                {t("withdraw")}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
