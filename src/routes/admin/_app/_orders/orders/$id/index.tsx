import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, redirect } from "@tanstack/react-router"
import { Suspense } from "react"
import { useRecentRecord } from "#admin/kit/recent-records.ts"
import { OrderHistory } from "#admin/orders/history.tsx"
import { OrderItems } from "#admin/orders/order-items.tsx"
import { OrderNeighbors } from "#admin/orders/order-neighbors.tsx"
import { CustomerOrders } from "#admin/orders/order-page/customer-orders.tsx"
import { Fulfillments } from "#admin/orders/order-page/fulfillments.tsx"
import { OrderNotes } from "#admin/orders/order-page/notes.tsx"
import { OrderActions } from "#admin/orders/order-page/order-actions.tsx"
import { OrderReturns } from "#admin/orders/order-page/order-returns.tsx"
import { OrderTags } from "#admin/orders/order-page/order-tags.tsx"
import { OrderPayments } from "#admin/orders/order-page/payments.tsx"
import { OrderCustomer } from "#admin/orders/order-page/people.tsx"
import { OrderBadges } from "#admin/orders/order-status.tsx"
import { changesQuery, orderQuery, previewQuery } from "#admin/orders/orders.ts"
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

const OpenChangeBanner = late(
  async () => (await import("#admin/orders/order-page/open-change-banner.tsx")).OpenChangeBanner,
)
const TransferBanner = late(async () => (await import("#admin/orders/order-page/transfer-banner.tsx")).TransferBanner)

export const Route = createFileRoute("/admin/_app/_orders/orders/$id/")({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const order = queryClient.ensureQueryData(orderQuery(id))
    const preview = queryClient.ensureQueryData(previewQuery(id))
    await Promise.all([
      order,
      preview,
      queryClient.ensureQueryData(changesQuery(id)),
      queryClient.ensureQueryData(returnsOfOrderQuery(id)),
    ])
    // A banner that appears later would move the page.
    const change = openChange(await preview)
    if (change) await (change.type === "transfer" ? TransferBanner : OpenChangeBanner).preload()
    if ((await order).status !== "draft") return
    // The cached order may be from before the draft was converted.
    const now = await queryClient.fetchQuery({ ...orderQuery(id), staleTime: 0 })
    if (now.status === "draft") throw redirect({ to: "/admin/draft-orders/$id", params: { id }, replace: true })
  },
  // Open dialogs and typed text belong to one order.
  remountDeps: ({ params }) => params,
  component: OrderPage,
})

function OrderPage() {
  const t = useTranslations("admin.orders")
  const { id } = Route.useParams()
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
          </>
        }
      >
        <OrderItems order={order} changes={changes} />
        <Fulfillments order={order} hasOpenChange={change !== null} />
        <OrderReturns order={order} hasOpenChange={change !== null} />
        <OrderHistory order={order} preview={preview} />
      </Columns>
    </Page>
  )
}
