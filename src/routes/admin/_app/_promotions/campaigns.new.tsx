import { createFileRoute } from "@tanstack/react-router"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { CampaignForm } from "#admin/promotions/campaigns/campaign-form.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_promotions/campaigns/new")({ component: NewCampaign })

function NewCampaign() {
  const t = useTranslations("admin.campaign")
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/campaigns" } }}
      title={t("create")}
      hint={t("newHint")}
    >
      <CampaignForm
        onCreated={({ id }) => void navigate({ to: "/admin/campaigns/$id", params: { id }, replace: true })}
      />
    </NewRecordPage>
  )
}
