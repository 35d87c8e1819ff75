import { createFileRoute } from "@tanstack/react-router"
import { oneOf, searchParams, text } from "#lib/search-params.ts"
import { PrintPage } from "./-print/print-page.tsx"

export const Route = createFileRoute("/admin/_app/_orders/orders/print")({
  validateSearch: searchParams({
    /** Ids of orders with commas between them. */
    ids: text(/^order_\w+(,order_\w+)*$/),
    type: oneOf(["packingSlip", "invoice"]),
    fulfillment: text(),
  }),
  component: () => <PrintPage {...Route.useSearch()} />,
})
