import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { adminSdk } from "#admin/api/client.ts"
import { ArrangedCards } from "#admin/kit/arranged-cards.tsx"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import type { Dependants } from "#admin/kit/removal.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { AddressesCard } from "./addresses/addresses-card.tsx"
import { customers } from "./customer.resource.ts"
import { CustomerForm } from "./customer-form.tsx"
import { nameOf } from "./customers.ts"
import { GroupsCard } from "./groups/groups-card.tsx"
import { NotesCard } from "./notes-card.tsx"
import { OrdersCard } from "./orders-card.tsx"
import { ValueCard } from "./value-card.tsx"

const route = getRouteApi("/admin/_app/_customers/customers/$id/")

const MAX_NAMED = 5

async function ordersOf(customer_id: string, signal: AbortSignal): Promise<Dependants> {
  const query = { customer_id, fields: "id,display_id", order: "-created_at", limit: MAX_NAMED }
  const { orders: found, count } = await adminSdk().admin.order.list({ query }, { signal })
  return { count, first: found.map(({ id, display_id }) => ({ id, name: `#${display_id}` })) }
}

export function CustomerPage() {
  const t = useTranslations("admin.customer")
  const tl = useTranslations("admin.linked")
  const { id } = route.useParams()
  const client = useQueryClient()
  return (
    <DetailPage
      key={id}
      query={customers.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/customers" } }]}
      title={(customer) => nameOf(customer) || t("unnamed")}
      badges={({ has_account }) => (
        <StatusBadge tone={has_account ? "done" : "inactive"}>{t(has_account ? "account" : "guest")}</StatusBadge>
      )}
      removal={{
        label: t("delete.label"),
        title: (customer) => t("delete.title", { title: nameOf(customer) || t("unnamed") }),
        dependants: (_, signal) => ordersOf(id, signal),
        consequence: ({ count }) => t("delete.orders", { count }),
        run: async () => {
          await customers.remove(id)
          await customers.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/customers" },
      }}
      aside={(customer) => (
        <ArrangedCards
          zone="customer.details"
          cards={[
            { id: "value", name: t("value.title"), content: <ValueCard customerId={id} /> },
            { id: "groups", name: tl("groups.title"), content: <GroupsCard customer={customer} /> },
            { id: "addresses", name: t("addresses.title"), content: <AddressesCard customerId={id} /> },
            { id: "notes", name: t("notes.title"), content: <NotesCard customer={customer} /> },
          ]}
        />
      )}
    >
      {(customer) => <CustomerForm customer={customer} below={<OrdersCard customerId={id} />} />}
    </DetailPage>
  )
}
