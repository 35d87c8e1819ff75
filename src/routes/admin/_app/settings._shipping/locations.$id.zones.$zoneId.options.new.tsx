import { createFileRoute } from "@tanstack/react-router"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { NewOptionPage } from "#admin/settings/shipping/options/new-option-page.tsx"
import { profilesQuery, typesQuery } from "#admin/settings/shipping/options/use-option-choices.ts"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { flag, searchParams, text } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/$id/zones/$zoneId/options/new")({
  validateSearch: searchParams({ return: flag, profile: text() }),
  // Awaited: the form starts with the only provider and profile.
  loader: ({ context: { queryClient }, params: { id } }) =>
    Promise.all([
      queryClient.ensureQueryData(shippingQuery(id)),
      queryClient.ensureQueryData(profilesQuery()),
      queryClient.ensureQueryData(typesQuery()),
      queryClient.ensureQueryData(storeQuery),
      queryClient.ensureQueryData(regionsQuery),
    ]),
  component: NewOptionPage,
})
