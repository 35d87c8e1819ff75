import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { orders } from "#admin/orders/order.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge, StatusBadge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

const PAGE_SIZE = 20

/** Card with a customer's orders, newest first. */
export function OrdersCard({ customerId }: { customerId: string }) {
  const t = useTranslations("admin.customer.orders")
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(orders.list({ customer: [customerId], page, limit: PAGE_SIZE }))
  return (
    <Card
      title={t("title")}
      badge={data && <Badge>{data.count}</Badge>}
      padding="flush"
      actions={
        data &&
        data.count > 0 && (
          <LinkButton size="sm" to="/admin/orders" search={{ customer: [customerId] }}>
            {t("all")}
          </LinkButton>
        )
      }
    >
      {error && (
        <div className="px-4 pb-4">
          <ListError error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && (
        <div className="px-4 pb-4 sm:px-5">
          <SkeletonText lines={3} />
        </div>
      )}
      {data?.count === 0 && <EmptyState icon="box" title={t("none.title")} text={t("none.text")} />}
      {data && data.rows.length > 0 && (
        <ul className="border-t border-line text-sm">
          {data.rows.map((order) => (
            <li
              key={order.id}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 last:border-b-0 sm:px-5"
            >
              <TextLink to="/admin/orders/$id" params={{ id: order.id }}>{`#${order.display_id}`}</TextLink>
              <span className="min-w-0 flex-1 text-muted">
                <DateTime value={order.created_at} />
              </span>
              {order.status === "canceled" && <StatusBadge>{t("canceled")}</StatusBadge>}
              <Money amount={order.total} currency={order.currency_code ?? ""} />
            </li>
          ))}
        </ul>
      )}
      {data && data.count > PAGE_SIZE && (
        <div className="border-t border-line px-4 py-2 sm:px-5">
          <Pagination count={data.count} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
        </div>
      )}
    </Card>
  )
}
