import { createFileRoute, Outlet, redirect, useMatches } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { whenIdle } from "#lib/idle.ts"
import { Dialog } from "#ui/dialog.tsx"
import { SkipLink } from "#ui/skip-link.tsx"
import { useRemovedFocus } from "#ui/use-removed-focus.ts"
import { SessionProvider } from "./-session/session-provider.tsx"
import { Shortcuts } from "./-shell/shortcuts.tsx"
import { SideNav } from "./-shell/side-nav.tsx"
import { TopBar } from "./-shell/top-bar.tsx"

/** Pages behind the login in the back office layout; a guided flow (`staticData.layout`) fills the window instead. */
export const Route = createFileRoute("/admin/_app")({
  // Imported dynamically, because `beforeLoad` is in the first bundle of both storefront and back office.
  beforeLoad: async ({ location }) => {
    const { hasToken } = await import("#routes/admin/-queries/session.ts")
    if (!(await hasToken())) throw redirect({ to: "/admin/login", search: { to: location.href } })
  },
  component: () => (
    <SessionProvider>
      <AppFrame />
      <Shortcuts />
    </SessionProvider>
  ),
})

function AppFrame() {
  useEffect(() => whenIdle(preloadShared), [])
  const guided = useMatches({ select: (matches) => matches.some((match) => match.staticData.layout === "guided") })
  if (guided) return <Main />
  return (
    <>
      <SkipLink />
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside className="sticky top-0 hidden h-dvh border-r border-line bg-canvas lg:block">
          <SideNav />
        </aside>
        <div className="flex min-w-0 flex-col">
          <TopBar />
          <Main className="flex flex-1 flex-col" />
        </div>
      </div>
    </>
  )
}

/** Loads what most pages and dialogs share, so that the next click only waits for its page's own code. */
function preloadShared(): void {
  Dialog.preload()
  // A failed request is repeated by the page that needs the code.
  Promise.all([
    import("#routes/admin/-kit/use-resource-form.ts"),
    import("#routes/admin/-kit/metadata-schema.ts"),
  ]).catch(() => {})
}

function Main({ className }: { className?: string }) {
  const main = useRef<HTMLElement>(null)
  useRemovedFocus(main)
  return (
    <main ref={main} id="main" tabIndex={-1} className={className}>
      <Outlet />
    </main>
  )
}
