import { createFileRoute } from "@tanstack/react-router"
import { customers } from "#admin/customers/customer.resource.ts"
import { customerSearch } from "#admin/customers/customer-search.ts"
import { CustomersPage } from "#admin/customers/customers-page.tsx"

export const Route = createFileRoute("/admin/_app/_customers/customers/")({
  validateSearch: customerSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(customers.list(deps)),
  component: CustomersPage,
})
