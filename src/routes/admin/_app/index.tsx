import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

export const Route = createFileRoute("/admin/_app/")({ component: Overview })

function Overview() {
  const t = useTranslations("admin.layout.start")
  return (
    <Page>
      <PageHeader title={t("title")} description={t("text")} />
    </Page>
  )
}
