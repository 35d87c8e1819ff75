import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { productTags } from "#routes/admin/_app/-catalog/values.ts"
import { useDateColumns, useDateFilters } from "#routes/admin/_app/-lists/dates.tsx"
import { valueSearch } from "#routes/admin/_app/-lists/value-search.ts"
import { ListPage } from "#routes/admin/-kit/list-page.tsx"
import { useDeleteRows, useListTexts } from "#routes/admin/-kit/list-texts.ts"
import { LinkButton, RowLink } from "#ui/link-button.tsx"

export const Route = createFileRoute("/admin/_app/product-tags/")({
  validateSearch: valueSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(productTags.list(deps)),
  component: ProductTags,
})

function ProductTags() {
  const t = useTranslations("admin.lists.productTags.columns")
  const tc = useTranslations("admin.catalog")
  return (
    <ListPage
      resource={productTags}
      search={Route.useSearch()}
      texts={useListTexts("productTags", "tag")}
      columns={[
        {
          id: "value",
          header: t("value"),
          sortable: true,
          phone: "title",
          cell: ({ id, value }) => (
            <RowLink to="/admin/product-tags/$id" params={{ id }}>
              {value}
            </RowLink>
          ),
        },
        ...useDateColumns(),
      ]}
      rowName={({ value, id }) => value ?? id}
      create={
        <LinkButton to="/admin/product-tags/new" variant="primary" icon="plus">
          {tc("tag.create")}
        </LinkButton>
      }
      filters={useDateFilters()}
      bulk={[useDeleteRows(productTags, "productTags")]}
    />
  )
}
