import { createFileRoute, Outlet, redirect, useMatches } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { SessionProvider } from "#admin/session/session-provider.tsx"
import { Shortcuts } from "#admin/shell/shortcuts.tsx"
import { SideNav } from "#admin/shell/side-nav.tsx"
import { TopBar } from "#admin/shell/top-bar.tsx"
import { useLocale } from "#lib/i18n.tsx"
import { whenIdle } from "#lib/idle.ts"
import { SkipLink } from "#ui/skip-link.tsx"
import { useRemovedFocus } from "#ui/use-removed-focus.ts"

/** Pages behind the login in the back office layout; a guided flow (`staticData.layout`) fills the window instead. */
export const Route = createFileRoute("/admin/_app")({
  // Imported dynamically, because `beforeLoad` is in the first bundle of both storefront and back office.
  beforeLoad: async ({ location }) => {
    const { hasToken } = await import("#admin/session/login.ts")
    if (!(await hasToken())) throw redirect({ to: "/admin/login", search: { to: location.href } })
  },
  // A placeholder instead of this layout would stay until its page has loaded, which may wait for the dialog in here.
  pendingMs: Number.POSITIVE_INFINITY,
  component: () => (
    <SessionProvider>
      <AppFrame />
      <Shortcuts />
    </SessionProvider>
  ),
})

function AppFrame() {
  const locale = useLocale()
  useEffect(
    // What fails to load is requested again where it is needed.
    () => whenIdle(() => import("#admin/shell/shared-code.ts").then(({ preload }) => preload(locale)).catch(() => {})),
    [locale],
  )
  const guided = useMatches({ select: (matches) => matches.some((match) => match.staticData.layout === "guided") })
  if (guided) return <Main />
  return (
    <>
      <SkipLink />
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <aside className="sticky top-0 hidden h-dvh border-r border-line bg-canvas lg:block print:hidden">
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

function Main({ className }: { className?: string }) {
  const main = useRef<HTMLElement>(null)
  useRemovedFocus(main)
  return (
    <main ref={main} id="main" tabIndex={-1} className={className}>
      <Outlet />
    </main>
  )
}
