import { createFileRoute } from "@tanstack/react-router"
import { notifications } from "#admin/notifications/notification.resource.ts"
import { notificationSearch } from "#admin/notifications/notification-search.ts"
import { NotificationsPage } from "#admin/notifications/notifications-page.tsx"
import { transfersQuery } from "#admin/notifications/transfers-query.ts"

export const Route = createFileRoute("/admin/_app/_home/notifications/")({
  validateSearch: notificationSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(notifications.list(deps))
    void queryClient.prefetchQuery(transfersQuery)
  },
  component: NotificationsPage,
})
