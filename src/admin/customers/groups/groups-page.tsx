import { getRouteApi } from "@tanstack/react-router"
import { customerGroups } from "#admin/customers/customer-group.resource.ts"
import { useDateColumns, useDateFilters } from "#admin/kit/dates.tsx"
import { ListPage } from "#admin/kit/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list-texts.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"

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
