import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { BrandMark } from "#ui/brand-mark.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"

export const Route = createFileRoute("/admin/login")({ component: Login })

function Login() {
  const t = useTranslations("admin.layout.login")
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-4">
      <DocumentTitle title={t("title")} />
      <div className="grid w-full max-w-sm gap-4 rounded-xl border border-line bg-surface p-6 shadow-sm">
        <BrandMark size={32} />
        <h1 className="text-lg font-semibold">{t("title")}</h1>
        <p className="text-muted">{t("text")}</p>
      </div>
    </main>
  )
}
