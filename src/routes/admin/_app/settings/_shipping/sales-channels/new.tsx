import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { ChannelForm } from "./-channel/channel-form.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/sales-channels/new")({ component: NewChannel })

function NewChannel() {
  const t = useTranslations("admin.channels")
  const navigate = Route.useNavigate()
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("list"), link: { to: "/admin/settings/sales-channels" } }]} />}
        title={t("create")}
        description={t("newHint")}
      />
      <ChannelForm
        onCreated={({ id }) =>
          void navigate({ to: "/admin/settings/sales-channels/$id", params: { id }, replace: true })
        }
      />
    </Page>
  )
}
