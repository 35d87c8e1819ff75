import { createFileRoute } from "@tanstack/react-router"
import { loadOwned } from "#store/api/load.ts"
import { orderQuery } from "#store/order/order.ts"
import { OrderError, OrderPage, OrderSkeleton } from "#store/order/order-page.tsx"

export const Route = createFileRoute("/_store/account/_member/orders/$id/")({
  loader: ({ context: { queryClient }, params }) => loadOwned(() => queryClient.ensureQueryData(orderQuery(params.id))),
  component: OrderPage,
  pendingComponent: OrderSkeleton,
  errorComponent: OrderError,
})
