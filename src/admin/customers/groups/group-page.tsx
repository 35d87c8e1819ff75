import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { adminSdk } from "#admin/api/client.ts"
import { nameOf } from "#admin/customers/customers.ts"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import type { Dependants } from "#admin/kit/removal.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { customerGroups } from "./customer-group.resource.ts"
import { CustomersCard } from "./customers-card.tsx"
import { loadForGroup } from "./for-group.ts"
import { GroupForm } from "./group-form.tsx"

const route = getRouteApi("/admin/_app/_customers/customer-groups/$id/")

const MAX_NAMED = 5

async function customersIn(id: string, signal: AbortSignal): Promise<Dependants> {
  const query = { groups: [id], fields: "id,email,first_name,last_name", order: "first_name", limit: MAX_NAMED }
  const [{ customers: found, count }, stopping] = await Promise.all([
    adminSdk().admin.customer.list({ query }, { signal }),
    loadForGroup(id, signal),
  ])
  return { stopping, count, first: found.map((customer) => ({ id: customer.id, name: nameOf(customer) })) }
}

export function GroupPage() {
  const t = useTranslations("admin.customerGroup")
  const { id } = route.useParams()
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
