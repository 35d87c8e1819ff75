import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { customerGroups } from "#admin/customers/customer-groups.ts"
import { AddByEmail } from "#admin/customers/groups/add-by-email.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

export const Route = createFileRoute("/admin/_app/_customers/customer-groups/$id/emails")({
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(customerGroups.one(id)),
  component: Emails,
})

function Emails() {
  const t = useTranslations("admin.customerGroup")
  const { id } = Route.useParams()
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
