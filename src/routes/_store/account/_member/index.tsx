import { createFileRoute } from "@tanstack/react-router"
import { OverviewPage } from "#store/account/overview-page.tsx"
import { latestOrders, ordersQuery } from "#store/order/order.ts"

export const Route = createFileRoute("/_store/account/_member/")({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(ordersQuery(latestOrders)),
  component: OverviewPage,
})
