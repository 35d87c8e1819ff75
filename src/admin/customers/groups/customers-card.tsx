import { useQueryClient } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { customers } from "#admin/customers/customer.resource.ts"
import { useCustomerColumns } from "#admin/customers/customer-columns.tsx"
import { nameOf } from "#admin/customers/customers.ts"
import { LinkedTable } from "#admin/kit/linked-records/linked-table.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton } from "#ui/link-button.tsx"

const COLUMNS = ["first_name", "email", "account"]

/** Card with the customers of a group: they can be searched, added and removed. */
export function CustomersCard({ groupId }: { groupId: string }) {
  const t = useTranslations("admin.linked.customers")
  const tc = useTranslations("admin.customer")
  const client = useQueryClient()
  const columns = useCustomerColumns()
    .filter(({ id }) => COLUMNS.includes(id))
    .map(({ sortable: _, ...column }) => column)
  return (
    <LinkedTable
      name="customers"
      icon="users"
      list={(search) => customers.list({ group: [groupId], ...search })}
      search={{ label: t("search"), noMatch: t("noMatch") }}
      columns={columns}
      rowName={(row) => nameOf(row) || tc("unnamed")}
      resource={customers}
      option={(customer) => ({
        value: customer.id,
        label: nameOf(customer),
        ...(customer.email ? { description: customer.email } : {}),
      })}
      isLinked={({ groups = [] }) => groups.some(({ id }) => id === groupId)}
      change={async (body) => {
        await adminSdk().admin.customerGroup.batchCustomers({ id: groupId, body, query: { fields: "id" } })
        await customers.invalidate(client)
      }}
      actions={
        <LinkButton size="sm" icon="mail" to="/admin/customer-groups/$id/emails" params={{ id: groupId }}>
          {t("addByEmail")}
        </LinkButton>
      }
    />
  )
}
