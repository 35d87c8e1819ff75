import { getRouteApi } from "@tanstack/react-router"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { nameColumn } from "#admin/kit/list/name-column.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { customerGroups } from "./customer-group.resource.ts"

const route = getRouteApi("/admin/_app/_customers/customer-groups/")

export function GroupsPage() {
  const t = useTranslations("admin.lists.customerGroups.columns")
  const tg = useTranslations("admin.customerGroup")
  return (
    <ListPage
      resource={customerGroups}
      search={route.useSearch()}
      texts={useListTexts("customerGroups", "users")}
      columns={[nameColumn("name", t("name"), "/admin/customer-groups/$id"), ...useDateColumns()]}
      rowName={({ name, id }) => name ?? id}
      create={<CreateLink to="/admin/customer-groups/new">{tg("create")}</CreateLink>}
      filters={useDateFilters()}
      bulk={[useDeleteRows(customerGroups, "customerGroups")]}
    />
  )
}
