import { createFileRoute, redirect } from "@tanstack/react-router"
import { DraftPage } from "#admin/orders/draft-orders/draft-page.tsx"
import { draftQuery, isNoDraft } from "#admin/orders/draft-orders/draft-query.ts"
import { changesQuery, previewQuery } from "#admin/orders/order-queries.ts"

export const Route = createFileRoute("/admin/_app/_orders/draft-orders/$id/")({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await queryClient.ensureQueryData(draftQuery(id)).catch((error: unknown) => {
      // The draft has become an order; an old link redirects to it.
      throw isNoDraft(error) ? redirect({ to: "/admin/orders/$id", params: { id }, replace: true }) : error
    })
    await Promise.all([queryClient.ensureQueryData(previewQuery(id)), queryClient.ensureQueryData(changesQuery(id))])
  },
  // Open dialogs and typed text belong to one draft.
  remountDeps: ({ params }) => params,
  component: DraftPage,
})
