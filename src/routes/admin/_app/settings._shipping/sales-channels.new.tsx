import { createFileRoute } from "@tanstack/react-router"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { ChannelForm } from "#admin/settings/sales-channels/channel-form.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/sales-channels/new")({ component: NewChannel })

function NewChannel() {
  const t = useTranslations("admin.channels")
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/settings/sales-channels" } }}
      title={t("create")}
      hint={t("newHint")}
    >
      <ChannelForm
        onCreated={({ id }) =>
          void navigate({ to: "/admin/settings/sales-channels/$id", params: { id }, replace: true })
        }
      />
    </NewRecordPage>
  )
}
