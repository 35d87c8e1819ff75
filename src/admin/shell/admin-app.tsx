import { getRouteApi, Outlet } from "@tanstack/react-router"
import { useDocumentLanguage } from "#app/use-document-language.ts"
import { settings } from "#lib/config.ts"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { DocumentTitleScope } from "#ui/document-title.tsx"
import { useSubmitForms } from "#ui/shortcut.ts"

const route = getRouteApi("/admin")

export function AdminApp() {
  const { locale, messages } = route.useLoaderData()
  useDocumentLanguage(locale)
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
    <DocumentTitleScope site={`${settings().VITE_SHOP_NAME ?? ""} ${t("brand")}`.trim()}>
      <div className="text-sm">
        <Outlet />
      </div>
    </DocumentTitleScope>
  )
}
