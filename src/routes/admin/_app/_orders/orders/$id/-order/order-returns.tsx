import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { ReturnStatusBadge } from "#routes/admin/_app/_orders/-order/order-badges.tsx"
import { returnsOfOrderQuery } from "#routes/admin/-queries/returns.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Return } from "#schema/admin/entities/order-change.ts"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { LinkButton } from "#ui/link-button.tsx"

/** Returns of an order with their next step; unfinished return requests are left out. */
export function OrderReturns({ order }: { order: Order }) {
  const t = useTranslations("admin.orders.returns")
  const { data } = useSuspenseQuery(returnsOfOrderQuery(order.id))
  const returns = data.filter(({ status }) => status !== "open")
  if (returns.length === 0) return null
  return (
    <Card title={t("title")} padding="flush">
      <ul className="divide-y divide-line">
        {returns.map((row) => (
          <ReturnRow key={row.id} row={row} order={order} />
        ))}
      </ul>
    </Card>
  )
}

function ReturnRow({ row, order }: { row: Return; order: Order }) {
  const t = useTranslations("admin.orders.returns")
  const waits = row.status === "requested" || row.status === "partially_received"
  const names = (row.items ?? []).map(({ item_id, quantity }) => {
    const line = order.items?.find(({ id }) => id === item_id)
    return t("line", { title: line?.product_title ?? line?.title ?? "", quantity })
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t("name", { number: row.display_id })}
          <ReturnStatusBadge status={row.status} />
        </p>
        <p className="text-muted">
          {names.join(", ")} · <DateTime value={row.requested_at ?? row.created_at} />
        </p>
      </div>
      {waits && (
        <LinkButton
          size="sm"
          icon="box"
          to="/admin/orders/$id/returns/$returnId/receive"
          params={{ id: order.id, returnId: row.id }}
        >
          {t("receive")}
        </LinkButton>
      )}
    </li>
  )
}
