import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { GroupForm } from "#routes/admin/_app/_customers/customer-groups/-group/group-form.tsx"
import { customerGroups } from "#routes/admin/_app/-lists/customer-groups.ts"
import { customers } from "#routes/admin/_app/-lists/customers.ts"
import { DetailPage } from "#routes/admin/-kit/detail-page.tsx"
import type { Dependants } from "#routes/admin/-kit/removal.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { nameOf } from "#routes/admin/-queries/customers.ts"
import { CustomersCard } from "./-group/customers-card.tsx"
import { loadForGroup } from "./-group/for-group.ts"

export const Route = createFileRoute("/admin/_app/_customers/customer-groups/$id/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(customerGroups.one(id))
    void queryClient.prefetchQuery(customers.list({ group: [id] }))
  },
  component: GroupPage,
})

const MAX_NAMED = 5

async function customersIn(id: string, signal: AbortSignal): Promise<Dependants> {
  const query = { groups: [id], fields: "id,email,first_name,last_name", order: "first_name", limit: MAX_NAMED }
  const [{ customers: found, count }, stopping] = await Promise.all([
    adminSdk().admin.customer.list({ query }, { signal }),
    loadForGroup(id, signal),
  ])
  return { stopping, count, first: found.map((customer) => ({ id: customer.id, name: nameOf(customer) })) }
}

function GroupPage() {
  const t = useTranslations("admin.customerGroup")
  const { id } = Route.useParams()
  const client = useQueryClient()
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction" })
  return (
    <DetailPage
      key={id}
      query={customerGroups.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/customer-groups" } }]}
      title={({ name }) => name ?? ""}
      removal={{
        label: t("delete.label"),
        title: ({ name }) => t("delete.title", { title: name ?? "" }),
        dependants: (_, signal) => customersIn(id, signal),
        consequence: ({ count, stopping = [] }) => (
          <>
            {stopping.length > 0 && <p className="mb-2">{t("delete.stopping", { names: list.format(stopping) })}</p>}
            <p>{t("delete.customers", { count })}</p>
          </>
        ),
        run: async () => {
          await customerGroups.remove(id)
          await customerGroups.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/customer-groups" },
      }}
    >
      {(group) => <GroupForm group={group} below={<CustomersCard groupId={id} />} />}
    </DetailPage>
  )
}
