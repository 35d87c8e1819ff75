import { createFileRoute } from "@tanstack/react-router"
import { NewDraftPage } from "#admin/orders/draft-orders/new-draft-page.tsx"
import { regionsQuery, salesChannelsQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/_orders/draft-orders/new")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(regionsQuery), queryClient.ensureQueryData(salesChannelsQuery)]),
  component: NewDraftPage,
})
