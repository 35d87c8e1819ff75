import { createFileRoute } from "@tanstack/react-router"
import { NotificationPage } from "#admin/notifications/notification-page.tsx"
import { notifications } from "#admin/notifications/notifications.ts"

export const Route = createFileRoute("/admin/_app/_operations/notifications/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(notifications.one(id)),
  component: NotificationPage,
})
