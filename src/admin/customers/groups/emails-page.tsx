import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { AddByEmail } from "./add-by-email.tsx"
import { customerGroups } from "./customer-group.resource.ts"

const route = getRouteApi("/admin/_app/_customers/customer-groups/$id/emails")

export function EmailsPage() {
  const t = useTranslations("admin.customerGroup")
  const { id } = route.useParams()
  const { data: group } = useQuery(customerGroups.one(id))
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t("list"), link: { to: "/admin/customer-groups" } },
              { label: group?.name ?? "…", link: { to: "/admin/customer-groups/$id", params: { id } } },
            ]}
          />
        }
        title={t("emails.title")}
      />
      <AddByEmail groupId={id} />
    </Page>
  )
}
