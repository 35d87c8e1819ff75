import { createFileRoute } from "@tanstack/react-router"
import { OrdersPage } from "#store/account/orders/orders-page.tsx"
import { ordersSearch, PAGE_SIZE } from "#store/account/orders/orders-search.ts"
import { ordersQuery } from "#store/order/order.ts"

export const Route = createFileRoute("/_store/account/_member/orders/")({
  validateSearch: ordersSearch,
  loaderDeps: ({ search: { status, page = 1 } }) => ({ status, page, limit: PAGE_SIZE }),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(ordersQuery(deps)),
  component: OrdersPage,
})
