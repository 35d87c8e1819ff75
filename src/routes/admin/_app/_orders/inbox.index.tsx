import { createFileRoute } from "@tanstack/react-router"
import { inboxQuery } from "#admin/orders/inbox/inbox.ts"
import { InboxPage } from "#admin/orders/inbox/inbox-page.tsx"

export const Route = createFileRoute("/admin/_app/_orders/inbox/")({
  // Not awaited: checking the orders takes several requests.
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchInfiniteQuery(inboxQuery)
  },
  component: InboxPage,
})
