import { createFileRoute } from "@tanstack/react-router"
import { notifications } from "#admin/notifications/notification.resource.ts"
import { NotificationPage } from "#admin/notifications/notification-page.tsx"

export const Route = createFileRoute("/admin/_app/_home/notifications/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(notifications.one(id)),
  component: NotificationPage,
})
