import { createFileRoute } from "@tanstack/react-router"
import { isListedByServer } from "#admin/orders/filtered-orders.ts"
import { orders } from "#admin/orders/order.resource.ts"
import { orderSearch } from "#admin/orders/order-search.ts"
import { OrdersPage } from "#admin/orders/orders-page.tsx"
import { regionsQuery, salesChannelsQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/_orders/orders/")({
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    if (isListedByServer(deps)) queryClient.prefetchQuery(orders.list(deps))
    queryClient.prefetchQuery(regionsQuery)
    queryClient.prefetchQuery(salesChannelsQuery)
  },
  component: OrdersPage,
})
