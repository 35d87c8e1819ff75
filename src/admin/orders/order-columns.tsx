import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { customerOf } from "#admin/customers/customer-of.ts"
import type { ListColumn } from "#admin/kit/list/list-columns.ts"
import { salesChannelsQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, isZeroMoney, sumMoney } from "#lib/money.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { DateTime } from "#ui/date-time.tsx"
import { RowLink } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import { OrderMarks, useOrderMarks } from "./order-marks.tsx"
import type { OrderPlace } from "./order-place.ts"
import { FulfillmentStatusBadge, OrderStatusBadge, PaymentStatusBadge } from "./status-badges.tsx"

/** Columns of the order list, whose links remember the place in the list. */
export function useOrderColumns(place: OrderPlace | undefined): ListColumn<Order>[] {
  const t = useTranslations("admin.orders")
  const locale = useLocale()
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: "region" }), [locale])
  const marksOf = useOrderMarks()
  const channels = useQuery(salesChannelsQuery)
  const columns: ListColumn<Order>[] = [
    {
      id: "display_id",
      header: t("columns.order"),
      sortable: true,
      width: "6rem",
      phone: "title",
      cell: (order) => (
        <span className="flex items-center gap-2">
          <RowLink to="/admin/orders/$id" params={{ id: order.id }} state={place ? { orderPlace: place } : {}}>
            {`#${order.display_id}`}
          </RowLink>
          <OrderMarks marks={marksOf(order)} />
        </span>
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
      cell: (order) => <span className="block max-w-44 truncate">{customerOf(order) ?? t("guest")}</span>,
    },
    {
      id: "channel",
      header: t("columns.channel"),
      initially: "hidden",
      phone: "hidden",
      cell: (o) => o.sales_channel?.name ?? "",
    },
    {
      id: "status",
      header: t("columns.status"),
      initially: "hidden",
      phone: "hidden",
      cell: (o) => <OrderStatusBadge status={o.status} />,
    },
    {
      id: "items",
      header: t("columns.items"),
      align: "end",
      phone: "line",
      cell: itemCount,
    },
    {
      id: "total",
      header: t("columns.total"),
      align: "end",
      phone: "badge",
      cell: ({ total, credit_line_total: credits = 0, currency_code: currency = "" }) => (
        <>
          <Money amount={total} currency={currency} strong />
          {!isZeroMoney(credits, currency) && (
            <span className="block text-xs whitespace-nowrap text-muted">
              {t("beforeCredits", { amount: formatMoney(sumMoney([total ?? 0, credits]), currency, locale) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: "payment",
      header: t("columns.payment"),
      phone: "line",
      cell: (o) => <PaymentStatusBadge order={o} />,
    },
    {
      id: "fulfillment",
      header: t("columns.fulfillment"),
      phone: "line",
      cell: (o) => <FulfillmentStatusBadge order={o} />,
    },
    {
      id: "destination",
      header: t("columns.destination"),
      from: "lg",
      // What the other columns leave.
      width: "100%",
      phone: "line",
      cell: (o) => <Destination address={o.shipping_address} names={names} />,
    },
  ]
  // One channel is the same in each row.
  return (channels.data?.length ?? 0) > 1 ? columns : columns.filter(({ id }) => id !== "channel")
}

/** Number of items that were ordered. */
export const itemCount = ({ items }: Order): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

interface DestinationProps {
  address: Order["shipping_address"]
  names: Intl.DisplayNames
}

/** "Berlin, DE": where the order is shipped to, with the name of the country on hover. */
function Destination({ address, names }: DestinationProps) {
  const country = address?.country_code?.toUpperCase()
  return (
    <span
      className="block max-md:max-w-48 max-md:truncate md:line-clamp-2 md:w-0 md:min-w-full md:leading-4"
      title={country && [address?.city, names.of(country)].filter(Boolean).join(", ")}
    >
      {[address?.city, country].filter(Boolean).join(", ")}
    </span>
  )
}
