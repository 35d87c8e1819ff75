import { createFileRoute, notFound } from "@tanstack/react-router"
import { toApiError } from "#sdk/error.ts"
import { loadOwned } from "#store/api/load.ts"
import { ConfirmationPage } from "#store/order/confirmation-page.tsx"
import { ConfirmationSkeleton } from "#store/order/confirmation-skeleton.tsx"
import { orderQuery } from "#store/order/order.ts"
import { OrderNotFound } from "#store/order/order-not-found.tsx"

export const Route = createFileRoute("/_store/order/$id")({
  ssr: false,
  loader: async ({ context: { queryClient }, params }) => {
    try {
      return await loadOwned(() => queryClient.ensureQueryData(orderQuery(params.id)))
    } catch (error) {
      if (toApiError(error).status === 404) throw notFound()
      throw error
    }
  },
  component: ConfirmationPage,
  pendingComponent: ConfirmationSkeleton,
  notFoundComponent: OrderNotFound,
})
