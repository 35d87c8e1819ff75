import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"

export const Route = createFileRoute("/_store/")({ component: Home })

function Home() {
  const t = useTranslations("store.layout.start")
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-4 px-4 py-16 sm:px-6 sm:py-24">
      <DocumentTitle title={t("title")} />
      <h1 className="max-w-2xl text-display font-semibold">{t("heading")}</h1>
      <p className="max-w-xl text-lg font-normal text-muted">{t("text")}</p>
    </div>
  )
}
