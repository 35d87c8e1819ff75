import { createFileRoute } from "@tanstack/react-router"
import { PrintPage } from "#admin/orders/print/print-page.tsx"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { oneOf, searchParams, text } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/_orders/orders/print")({
  validateSearch: searchParams({
    /** Ids of orders with commas between them. */
    ids: text(/^order_\w+(,order_\w+)*$/),
    type: oneOf(["packingSlip", "invoice", "creditNote"]),
    fulfillment: text(),
  }),
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "orders", "order-print"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <PrintPage {...Route.useSearch()} />
    </I18nProvider>
  ),
})
