import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { useDateColumns, useDateFilters } from "#routes/admin/_app/-lists/dates.tsx"
import { ListPage } from "#routes/admin/-kit/list-page.tsx"
import { useDeleteRows, useListTexts } from "#routes/admin/-kit/list-texts.ts"
import { collections } from "./-collection.ts"
import { collectionSearch } from "./-collection-search.ts"

export const Route = createFileRoute("/admin/_app/collections/")({
  validateSearch: collectionSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(collections.list(deps)),
  component: Collections,
})

function Collections() {
  const t = useTranslations("admin.lists.collections.columns")
  return (
    <ListPage
      resource={collections}
      search={Route.useSearch()}
      texts={useListTexts("collections", "star")}
      columns={[
        { id: "title", header: t("title"), sortable: true, phone: "title", cell: ({ title }) => title },
        {
          id: "handle",
          header: t("handle"),
          sortable: true,
          phone: "line",
          cell: ({ handle }) => <span className="text-muted">{handle}</span>,
        },
        ...useDateColumns(),
      ]}
      rowName={({ title, id }) => title ?? id}
      filters={useDateFilters()}
      bulk={[useDeleteRows(collections, "collections")]}
    />
  )
}
