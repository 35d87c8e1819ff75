import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { ProfileForm } from "./-profile/profile-form.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/shipping-profiles/new")({ component: NewProfile })

function NewProfile() {
  const t = useTranslations("admin.profiles")
  const navigate = Route.useNavigate()
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("list"), link: { to: "/admin/settings/shipping-profiles" } }]} />}
        title={t("create")}
        description={t("newHint")}
      />
      <ProfileForm
        onCreated={({ id }) =>
          void navigate({ to: "/admin/settings/shipping-profiles/$id", params: { id }, replace: true })
        }
      />
    </Page>
  )
}
