import { getRouteApi } from "@tanstack/react-router"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
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
      columns={[
        {
          id: "name",
          header: t("name"),
          sortable: true,
          phone: "title",
          cell: ({ id, name }) => (
            <span className="line-clamp-2 wrap-anywhere">
              <RowLink to="/admin/customer-groups/$id" params={{ id }}>
                {name}
              </RowLink>
            </span>
          ),
        },
        ...useDateColumns(),
      ]}
      rowName={({ name, id }) => name ?? id}
      create={
        <LinkButton to="/admin/customer-groups/new" variant="primary" icon="plus">
          {tg("create")}
        </LinkButton>
      }
      filters={useDateFilters()}
      bulk={[useDeleteRows(customerGroups, "customerGroups")]}
    />
  )
}
