import { createFileRoute, redirect } from "@tanstack/react-router"
import { OpenChangeBanner, OrderPage, TransferBanner } from "#admin/orders/order-page/order-page.tsx"
import { changesQuery, orderQuery, previewQuery } from "#admin/orders/order-queries.ts"
import { returnsOfOrderQuery } from "#admin/orders/returns/returns.ts"
import { openChange } from "#machines/orders/order-change/order-change.rules.ts"

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
