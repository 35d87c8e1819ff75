import { useTranslations } from "#lib/i18n.tsx"
import { customerOf } from "#routes/admin/_app/_orders/-customers/customer-of.ts"
import {
  FulfillmentStatusBadge,
  OrderStatusBadge,
  PaymentStatusBadge,
} from "#routes/admin/_app/_orders/-order/order-badges.tsx"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Column } from "#ui/data-table.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { RowLink } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"

export function useOrderColumns(): Column<Order>[] {
  const t = useTranslations("admin.orders")
  return [
    {
      id: "display_id",
      header: t("columns.order"),
      sortable: true,
      width: "7rem",
      phone: "title",
      cell: (order) => (
        <RowLink to="/admin/orders/$id" params={{ id: order.id }}>
          {`#${order.display_id}`}
        </RowLink>
      ),
    },
    {
      id: "created_at",
      header: t("columns.date"),
      sortable: true,
      phone: "line",
      cell: (order) => <DateTime value={order.created_at} />,
    },
    {
      id: "customer",
      header: t("columns.customer"),
      phone: "line",
      cell: (order) => <span className="block max-w-56 truncate">{customerOf(order) ?? t("guest")}</span>,
    },
    {
      id: "channel",
      header: t("columns.channel"),
      from: "xl",
      phone: "hidden",
      cell: (o) => o.sales_channel?.name ?? "",
    },
    {
      id: "status",
      header: t("columns.status"),
      from: "lg",
      phone: "hidden",
      cell: (o) => <OrderStatusBadge status={o.status} />,
    },
    {
      id: "payment",
      header: t("columns.payment"),
      phone: "line",
      cell: (o) => <PaymentStatusBadge status={o.payment_status} />,
    },
    {
      id: "fulfillment",
      header: t("columns.fulfillment"),
      phone: "line",
      cell: (o) => <FulfillmentStatusBadge status={o.fulfillment_status} />,
    },
    {
      id: "total",
      header: t("columns.total"),
      align: "end",
      phone: "badge",
      cell: (o) => <Money amount={o.total} currency={o.currency_code ?? ""} strong />,
    },
  ]
}
