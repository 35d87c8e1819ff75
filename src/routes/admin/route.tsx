import { createFileRoute } from "@tanstack/react-router"
import { AdminApp } from "#admin/shell/admin-app.tsx"
import { loadMessages } from "#lib/messages/index.ts"

/** Messages of the back office; its layout is behind the login, in `_app`. */
export const Route = createFileRoute("/admin")({
  loader: async ({ context: { locale } }) => ({ locale, messages: await loadMessages(locale, "shared", "admin") }),
  staleTime: Number.POSITIVE_INFINITY,
  pendingMs: Number.POSITIVE_INFINITY,
  component: AdminApp,
})
