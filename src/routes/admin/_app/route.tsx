import { createFileRoute, redirect } from "@tanstack/react-router"
import { adminExtensions } from "#admin/kit/extensions/admin-extensions.ts"
import { SessionProvider } from "#admin/session/session-provider.tsx"
import { OfficeFrame } from "#admin/shell/office-frame.tsx"
import { Shortcuts } from "#admin/shell/shortcuts.tsx"

/** Pages behind the login in the back office layout; a guided flow (`staticData.layout`) fills the window instead. */
export const Route = createFileRoute("/admin/_app")({
  // Imported dynamically, because `beforeLoad` is in the first bundle of both storefront and back office.
  beforeLoad: async ({ location }) => {
    const { hasToken } = await import("#admin/session/login.ts")
    if (!(await hasToken())) throw redirect({ to: "/admin/login", search: { to: location.href } })
  },
  loader: () => adminExtensions.load(),
  staleTime: Number.POSITIVE_INFINITY,
  // A placeholder instead of this layout would stay until its page has loaded, which may wait for the dialog in here.
  pendingMs: Number.POSITIVE_INFINITY,
  component: () => (
    <SessionProvider>
      <OfficeFrame />
      <Shortcuts />
    </SessionProvider>
  ),
})
