import { createFileRoute } from "@tanstack/react-router"
import { notificationSearch } from "#admin/notifications/notification-search.ts"
import { notifications, transfersQuery } from "#admin/notifications/notifications.ts"
import { NotificationsPage } from "#admin/notifications/notifications-page.tsx"

export const Route = createFileRoute("/admin/_app/_operations/notifications/")({
  validateSearch: notificationSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(notifications.list(deps))
    void queryClient.prefetchQuery(transfersQuery)
  },
  component: NotificationsPage,
})
