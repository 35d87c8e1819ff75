import { createRootRouteWithContext, type ErrorComponentProps, Outlet, useRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { RouterContext } from "#app/context.ts"
import { PageError, PageNotFound } from "#app/page-states.tsx"
import { RouteAnnouncer } from "#app/route-announcer.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { ToastProvider } from "#ui/toasts.tsx"

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: RootError,
  notFoundComponent: PageNotFound,
})

function Root(): ReactNode {
  const { locale, shared } = Route.useRouteContext()
  return (
    <SharedTexts locale={locale} shared={shared}>
      <ToastProvider>
        <RouteAnnouncer />
        <Outlet />
      </ToastProvider>
    </SharedTexts>
  )
}

/** Replaces the root route and therefore sets up its own i18n provider. */
function RootError(props: ErrorComponentProps): ReactNode {
  const { locale, shared } = useRouter().options.context
  return (
    <SharedTexts locale={locale} shared={shared}>
      <PageError {...props} />
    </SharedTexts>
  )
}

type Texts = Pick<RouterContext, "locale" | "shared"> & { children: ReactNode }

function SharedTexts({ locale, shared, children }: Texts): ReactNode {
  return (
    <I18nProvider locale={locale} messages={shared}>
      {children}
    </I18nProvider>
  )
}
