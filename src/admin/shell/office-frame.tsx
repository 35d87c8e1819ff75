import { Outlet, useMatches } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { ExtensionNotice } from "#admin/kit/extensions/extension-notice.tsx"
import { useLocale } from "#lib/i18n.tsx"
import { whenIdle } from "#lib/idle.ts"
import { SkipLink } from "#ui/skip-link.tsx"
import { useRemovedFocus } from "#ui/use-removed-focus.ts"
import { SideNav } from "./side-nav.tsx"
import { TopBar } from "./top-bar.tsx"

export function OfficeFrame() {
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
          <ExtensionNotice />
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
