import { getRouteApi } from "@tanstack/react-router"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import { collections } from "./collection.resource.ts"

const route = getRouteApi("/admin/_app/_catalog/collections/")

export function CollectionsPage() {
  const t = useTranslations("admin.lists.collections.columns")
  const tc = useTranslations("admin.catalog.collection")
  return (
    <ListPage
      resource={collections}
      search={route.useSearch()}
      texts={useListTexts("collections", "star")}
      columns={[
        {
          id: "title",
          header: t("title"),
          sortable: true,
          phone: "title",
          cell: ({ id, title }) => (
            <span className="line-clamp-2 wrap-anywhere">
              <RowLink to="/admin/collections/$id" params={{ id }}>
                {title}
              </RowLink>
            </span>
          ),
        },
        {
          id: "handle",
          header: t("handle"),
          sortable: true,
          phone: "line",
          cell: ({ handle }) => <span className="line-clamp-1 text-muted wrap-anywhere">{handle}</span>,
        },
        ...useDateColumns(),
      ]}
      rowName={({ title, id }) => title ?? id}
      create={
        <LinkButton to="/admin/collections/new" variant="primary" icon="plus">
          {tc("create")}
        </LinkButton>
      }
      filters={useDateFilters()}
      bulk={[useDeleteRows(collections, "collections")]}
    />
  )
}
