import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Suspense } from "react"
import { ExtensionCards } from "#admin/kit/extensions/extension-cards.tsx"
import { useRecentRecord } from "#admin/kit/recent-records.ts"
import { OrderHistory } from "#admin/orders/history/order-history.tsx"
import { OrderBadges } from "#admin/orders/order-badges.tsx"
import { OrderItems } from "#admin/orders/order-items.tsx"
import { OrderNeighbors } from "#admin/orders/order-neighbors.tsx"
import { changesQuery, orderQuery, previewQuery } from "#admin/orders/order-queries.ts"
import { returnsOfOrderQuery } from "#admin/orders/returns/returns.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { openChange } from "#machines/orders/order-change/order-change.rules.ts"
import { nextStep } from "#machines/orders/order-status/next-step.rules.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { CopyId } from "#ui/copy-id.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { late } from "#ui/late.tsx"
import { Columns, Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { CustomerOrders } from "./customer-orders.tsx"
import { Fulfillments } from "./fulfillments/fulfillments.tsx"
import { OrderActions } from "./order-actions.tsx"
import { OrderCustomer } from "./order-customer.tsx"
import { OrderNotes } from "./order-notes.tsx"
import { OrderReturns } from "./order-returns.tsx"
import { OrderTags } from "./order-tags.tsx"
import { OrderPayments } from "./payments/order-payments.tsx"

const route = getRouteApi("/admin/_app/_orders/orders/$id/")

export const OpenChangeBanner = late(
  async () => (await import("#admin/orders/order-page/open-change-banner.tsx")).OpenChangeBanner,
)

export const TransferBanner = late(
  async () => (await import("#admin/orders/order-page/transfer-banner.tsx")).TransferBanner,
)

export function OrderPage() {
  const t = useTranslations("admin.orders")
  const { id } = route.useParams()
  const { data: order } = useSuspenseQuery(orderQuery(id))
  const { data: preview } = useSuspenseQuery(previewQuery(id))
  const { data: changes } = useSuspenseQuery(changesQuery(id))
  const { data: returns } = useSuspenseQuery(returnsOfOrderQuery(id))
  const change = openChange(preview)
  const step = nextStep(order, preview, returns)
  const name = t("detail.name", { number: String(order.display_id) })
  useRecentRecord(`/admin/orders/${id}`, name)
  return (
    <Page>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("title"), link: { to: "/admin/orders" } }]} />}
        title={name}
        badges={<OrderBadges order={order} />}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <DateTime value={order.created_at} />
            {order.sales_channel && <span>{order.sales_channel.name}</span>}
            <CopyId id={order.id} what={t("detail.id")} />
          </span>
        }
        actions={
          <>
            <OrderNeighbors id={id} />
            <OrderActions order={order} preview={preview} step={step} />
          </>
        }
      />
      <Suspense>
        {change?.type === "transfer" ? (
          <TransferBanner order={order} />
        ) : (
          change && <OpenChangeBanner order={order} preview={preview} change={change} />
        )}
      </Suspense>
      <Columns
        aside={
          <>
            <OrderPayments order={order} pageStep={step} />
            <OrderCustomer order={order} />
            <CustomerOrders order={order} />
            <OrderTags order={order} />
            <OrderNotes order={order} />
            <ExtensionCards on="orders" record={order} aside />
          </>
        }
      >
        <OrderItems order={order} changes={changes} />
        <Fulfillments order={order} hasOpenChange={change !== null} />
        <OrderReturns order={order} hasOpenChange={change !== null} />
        <ExtensionCards on="orders" record={order} />
        <OrderHistory order={order} preview={preview} />
      </Columns>
    </Page>
  )
}
