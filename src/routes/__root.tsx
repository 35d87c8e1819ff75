import { createRootRouteWithContext, Outlet, useRouter } from "@tanstack/react-router"
import { type ReactNode, useEffect } from "react"
import { I18nProvider } from "#lib/i18n.tsx"
import { ToastProvider } from "#ui/toasts.tsx"
import type { RouterContext } from "./-app/context.ts"
import { PageError, PageNotFound } from "./-app/page-states.tsx"
import { RouteAnnouncer } from "./-app/route-announcer.tsx"

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: (props) => (
    <SharedTexts>
      <PageError {...props} />
    </SharedTexts>
  ),
  notFoundComponent: PageNotFound,
})

function Root(): ReactNode {
  return (
    <SharedTexts>
      <ToastProvider>
        <RouteAnnouncer />
        <Outlet />
      </ToastProvider>
    </SharedTexts>
  )
}

/** Also around the error page, which stands in the root's place and has none of its providers. */
function SharedTexts({ children }: { children: ReactNode }): ReactNode {
  const { locale, shared } = useRouter().options.context
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <I18nProvider locale={locale} messages={shared}>
      {children}
    </I18nProvider>
  )
}
