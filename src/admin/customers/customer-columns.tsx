import { useDateColumns } from "#admin/kit/list/date-columns.tsx"
import type { ListColumn } from "#admin/kit/list/list-columns.ts"
import { RowTitle, textColumn } from "#admin/kit/list/name-column.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import type { CustomerRow } from "./customer.resource.ts"
import { nameOf } from "./customers.ts"

const MAX_GROUPS = 2

/** Columns of the customer list. */
export function useCustomerColumns(): readonly ListColumn<CustomerRow>[] {
  const t = useTranslations("admin.lists.customers")
  const tc = useTranslations("admin.customer")
  const dates = useDateColumns().map(
    ({ initially: _, ...column }): ListColumn<CustomerRow> =>
      column.id === "updated_at" ? { ...column, initially: "hidden" } : column,
  )
  return [
    {
      id: "first_name",
      header: t("columns.name"),
      sortable: true,
      phone: "title",
      cell: (customer) => (
        <RowTitle to="/admin/customers/$id" id={customer.id}>
          {nameOf(customer) || tc("unnamed")}
        </RowTitle>
      ),
    },
    textColumn("email", t("columns.email")),
    {
      id: "company_name",
      header: t("columns.company"),
      sortable: true,
      phone: "line",
      from: "lg",
      cell: ({ company_name }) => company_name && <span className="line-clamp-1 wrap-anywhere">{company_name}</span>,
    },
    {
      id: "account",
      header: t("columns.account"),
      phone: "badge",
      cell: ({ has_account }) => (
        <StatusBadge tone={has_account ? "done" : "inactive"}>
          {t(has_account ? "account.yes" : "account.no")}
        </StatusBadge>
      ),
    },
    {
      id: "groups",
      header: t("columns.groups"),
      phone: "line",
      from: "lg",
      cell: ({ groups = [] }) => {
        if (groups.length === 0) return null
        const names = groups.map(({ name }) => name ?? "").sort()
        const more = names.length > MAX_GROUPS ? ` +${names.length - MAX_GROUPS}` : ""
        return <span className="line-clamp-1 wrap-anywhere">{names.slice(0, MAX_GROUPS).join(", ") + more}</span>
      },
    },
    ...dates,
  ]
}
