import { createFileRoute } from "@tanstack/react-router"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { NewZonePage } from "#admin/settings/shipping/zones/new-zone-page.tsx"
import { searchParams, text } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/$id/zones/new")({
  validateSearch: searchParams({ set: text() }),
  loader: ({ context: { queryClient }, params: { id } }) => queryClient.ensureQueryData(shippingQuery(id)),
  component: NewZonePage,
})
