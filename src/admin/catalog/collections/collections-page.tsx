import { getRouteApi } from "@tanstack/react-router"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { nameColumn, RowTitle, textColumn } from "#admin/kit/list/name-column.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { isContentCollection } from "#lib/store-content.ts"
import { Badge } from "#ui/badge.tsx"
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
          ...nameColumn("title", t("title"), "/admin/collections/$id"),
          cell: ({ id, title, handle }) => (
            <>
              <RowTitle to="/admin/collections/$id" id={id}>
                {title}
              </RowTitle>
              {isContentCollection(handle) && <Badge>{tc("content")}</Badge>}
            </>
          ),
        },
        textColumn("handle", t("handle")),
        ...useDateColumns(),
      ]}
      rowName={({ title, id }) => title ?? id}
      create={<CreateLink to="/admin/collections/new">{tc("create")}</CreateLink>}
      filters={useDateFilters()}
      bulk={[useDeleteRows(collections, "collections")]}
    />
  )
}
