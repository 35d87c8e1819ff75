import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { useDateColumns, useDateFilters } from "#routes/admin/_app/-lists/dates.tsx"
import { valueSearch } from "#routes/admin/_app/-lists/value-search.ts"
import { ListPage } from "#routes/admin/-kit/list-page.tsx"
import { useDeleteRows, useListTexts } from "#routes/admin/-kit/list-texts.ts"
import { productTypes } from "./-product-type.ts"

export const Route = createFileRoute("/admin/_app/product-types/")({
  validateSearch: valueSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(productTypes.list(deps)),
  component: ProductTypes,
})

function ProductTypes() {
  const t = useTranslations("admin.lists.productTypes.columns")
  return (
    <ListPage
      resource={productTypes}
      search={Route.useSearch()}
      texts={useListTexts("productTypes", "tag")}
      columns={[
        { id: "value", header: t("value"), sortable: true, phone: "title", cell: ({ value }) => value },
        ...useDateColumns(),
      ]}
      rowName={({ value, id }) => value ?? id}
      filters={useDateFilters()}
      bulk={[useDeleteRows(productTypes, "productTypes")]}
    />
  )
}
