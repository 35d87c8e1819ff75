import { createFileRoute, Outlet } from "@tanstack/react-router"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"

/** Account pages with their messages, which aren't loaded on other pages. */
export const Route = createFileRoute("/_store/account")({
  loader: async ({ context: { locale } }) => ({
    locale,
    messages: await loadMessages(locale, "shared", "store", "account"),
  }),
  staleTime: Number.POSITIVE_INFINITY,
  component: AccountTexts,
})

function AccountTexts() {
  const { locale, messages } = Route.useLoaderData()
  return (
    <I18nProvider locale={locale} messages={messages}>
      <Outlet />
    </I18nProvider>
  )
}
