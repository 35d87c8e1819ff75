import { createFileRoute } from "@tanstack/react-router"
import { ListPage } from "#admin/kit/list-page.tsx"
import { useListTexts } from "#admin/kit/list-texts.ts"
import { BulkEditButtons } from "#admin/products/bulk-edit-buttons.tsx"
import { products } from "#admin/products/product.ts"
import { useProductColumns, useProductFilters } from "#admin/products/product-list.tsx"
import { productSearch } from "#admin/products/product-search.ts"
import { ExportSelected, ProductTransfers } from "#admin/products/product-transfers.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton } from "#ui/link-button.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/products/")({
  validateSearch: productSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(products.list(deps)),
  component: Products,
})

function Products() {
  const t = useTranslations("admin.products")
  const search = Route.useSearch()
  return (
    <ListPage
      resource={products}
      search={search}
      texts={useListTexts("products", "tag")}
      columns={useProductColumns()}
      rowName={({ title }) => title}
      create={
        <LinkButton to="/admin/products/new" variant="primary" icon="plus">
          {t("create")}
        </LinkButton>
      }
      actions={<ProductTransfers search={search} />}
      filters={useProductFilters()}
      selectionActions={(rows) => (
        <BulkEditButtons rows={rows}>
          <ExportSelected rows={rows} />
        </BulkEditButtons>
      )}
    />
  )
}
