import { createFileRoute, Outlet } from "@tanstack/react-router"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { DocumentTitleScope } from "#ui/document-title.tsx"
import { useSubmitForms } from "#ui/shortcut.ts"

/** Messages of the back office; its layout is behind the login, in `_app`. */
export const Route = createFileRoute("/admin")({
  loader: async ({ context: { locale } }) => ({ locale, messages: await loadMessages(locale, "shared", "admin") }),
  staleTime: Number.POSITIVE_INFINITY,
  pendingMs: Number.POSITIVE_INFINITY,
  component: AdminApp,
})

function AdminApp() {
  const { locale, messages } = Route.useLoaderData()
  return (
    <I18nProvider locale={locale} messages={messages}>
      <AdminTitle />
    </I18nProvider>
  )
}

function AdminTitle() {
  const t = useTranslations("admin.layout")
  useSubmitForms()
  return (
    <DocumentTitleScope site={t("brand")}>
      <div className="text-sm">
        <Outlet />
      </div>
    </DocumentTitleScope>
  )
}
