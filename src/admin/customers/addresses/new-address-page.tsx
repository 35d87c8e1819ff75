import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { customers } from "#admin/customers/customer.resource.ts"
import { nameOf } from "#admin/customers/customers.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { AddressForm } from "./address-form.tsx"

const route = getRouteApi("/admin/_app/_customers/customers/$id/addresses/new")

export function NewAddressPage() {
  const t = useTranslations("admin.customer")
  const { id } = route.useParams()
  const navigate = usePageNavigate({ from: "/admin/customers/$id/addresses/new" })
  const { data: customer } = useQuery(customers.one(id))
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t("list"), link: { to: "/admin/customers" } },
              {
                label: (customer && nameOf(customer)) || t("unnamed"),
                link: { to: "/admin/customers/$id", params: { id } },
              },
            ]}
          />
        }
        title={t("address.create")}
      />
      <AddressForm
        customerId={id}
        onCreated={() => void navigate({ to: "/admin/customers/$id", params: { id }, replace: true })}
      />
    </Page>
  )
}
