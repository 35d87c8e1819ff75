import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { customerOf } from "#admin/customers/customer-of.ts"
import { ListError } from "#admin/kit/list/list-states.tsx"
import type { QuickViewControls } from "#admin/kit/list/use-quick-view.tsx"
import { AddressLines } from "#admin/orders/order-page/address-lines.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { isWaiting } from "#machines/orders/order-status/open-work.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Facts } from "#ui/facts.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { OrderBadges } from "./order-badges.tsx"
import { OrderItems } from "./order-items.tsx"
import { OrderTotals } from "./order-money.tsx"
import type { OrderPlace } from "./order-place.ts"
import { orderQuery } from "./order-queries.ts"
import { QuickViewDrawer } from "./quick-view-drawer.tsx"

interface OrderQuickViewProps extends QuickViewControls {
  /** The row of the list, which is shown while the order is loading. */
  row: Order
  place: OrderPlace | undefined
}

/** Milliseconds on a row before the order is loaded, so that holding an arrow key loads none in between. */
const PAUSE = 120

/** An order beside its list: items, customer, address and amounts. */
export function OrderQuickView({ row, place, ...controls }: OrderQuickViewProps) {
  const t = useTranslations("admin.orders")
  const client = useQueryClient()
  const { id } = row
  const { data: order, error, refetch } = useQuery({ ...orderQuery(id), enabled: false })
  useEffect(() => {
    const timer = setTimeout(() => void client.prefetchQuery(orderQuery(id)), PAUSE)
    return () => clearTimeout(timer)
  }, [client, id])
  const shown = order ?? row
  return (
    <QuickViewDrawer
      title={t("detail.name", { number: String(row.display_id) })}
      footer={
        <>
          {isWaiting(shown, "fulfill") && (
            <LinkButton to="/admin/orders/$id/fulfill" params={{ id }} icon="box">
              {t("quickView.fulfill")}
            </LinkButton>
          )}
          <LinkButton
            to="/admin/orders/$id"
            params={{ id }}
            state={place ? { orderPlace: place } : {}}
            variant="primary"
          >
            {t("quickView.open")}
          </LinkButton>
        </>
      }
      place={{
        previous: t("place.previous"),
        next: t("place.next"),
        first: t("place.first"),
        last: t("place.last"),
      }}
      {...controls}
    >
      <div className="grid gap-5">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <OrderBadges order={shown} />
          <DateTime value={shown.created_at} />
        </p>
        {error && !order && <ListError error={error} onRetry={() => refetch()} />}
        {order ? (
          <>
            <OrderItems order={order} />
            <Person order={order} />
            <OrderTotals order={order} />
          </>
        ) : (
          !error && ["items", "customer", "summary"].map((part) => <Skeleton key={part} className="h-36 w-full" />)
        )}
      </div>
    </QuickViewDrawer>
  )
}

function Person({ order }: { order: Order }) {
  const t = useTranslations("admin.orders")
  const locale = useLocale()
  const { email, shipping_address: address } = order
  return (
    <Card title={t("detail.customer")}>
      <Facts
        items={[
          { label: t("quickView.name"), value: customerOf(order) ?? t("guest") },
          { label: t("quickView.email"), value: email ?? "–" },
          {
            label: t("detail.shipping"),
            value: address ? <AddressLines address={address} locale={locale} /> : t("detail.noAddress"),
          },
        ]}
      />
    </Card>
  )
}
