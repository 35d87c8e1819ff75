import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, redirect } from "@tanstack/react-router"
import { Suspense } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { openChange } from "#machines/order-change/order-change.rules.ts"
import { nextStep } from "#machines/order-status/next-step.rules.ts"
import { OrderHistory } from "#routes/admin/_app/_orders/-order/history.tsx"
import { OrderItems } from "#routes/admin/_app/_orders/-order/order-items.tsx"
import { OrderBadges } from "#routes/admin/_app/_orders/-order/order-status.tsx"
import { OrderNotes } from "#routes/admin/_app/_orders/-order-details/notes.tsx"
import { OrderCustomer } from "#routes/admin/_app/_orders/-order-details/people.tsx"
import { OrderNeighbors } from "#routes/admin/_app/_orders/orders/-orders/order-neighbors.tsx"
import { useRecentRecord } from "#routes/admin/-kit/recent-records.ts"
import { changesQuery, orderQuery, previewQuery } from "#routes/admin/-queries/orders.ts"
import { returnsOfOrderQuery } from "#routes/admin/-queries/returns.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { CopyId } from "#ui/copy-id.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { late } from "#ui/late.tsx"
import { Columns, Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { CustomerOrders } from "./-order/customer-orders.tsx"
import { Fulfillments } from "./-order/fulfillments.tsx"
import { OrderActions } from "./-order/order-actions.tsx"
import { OrderReturns } from "./-order/order-returns.tsx"
import { OrderTags } from "./-order/order-tags.tsx"
import { OrderPayments } from "./-order/payments.tsx"

const OpenChangeBanner = late(async () => (await import("./-order/open-change-banner.tsx")).OpenChangeBanner)
const TransferBanner = late(async () => (await import("./-order/transfer-banner.tsx")).TransferBanner)

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
