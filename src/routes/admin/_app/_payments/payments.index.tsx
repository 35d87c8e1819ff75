import { createFileRoute } from "@tanstack/react-router"
import { ledgerQuery, paymentList } from "#admin/payments/payment-list.ts"
import { paymentSearch } from "#admin/payments/payment-search.ts"
import { paymentProvidersQuery } from "#admin/payments/payment-settings.ts"
import { PaymentsPage } from "#admin/payments/payments-page.tsx"
import { storeQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/_payments/payments/")({
  validateSearch: paymentSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(paymentList.list(deps))
    void queryClient.prefetchQuery(ledgerQuery(deps))
    void queryClient.prefetchQuery(paymentProvidersQuery)
    void queryClient.prefetchQuery(storeQuery)
  },
  component: PaymentsPage,
})
