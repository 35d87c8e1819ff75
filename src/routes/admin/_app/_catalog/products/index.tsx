import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { products } from "#routes/admin/_app/_catalog/-catalog/product.ts"
import { productSearch } from "#routes/admin/_app/_catalog/-catalog/product-search.ts"
import { ListPage } from "#routes/admin/-kit/list-page.tsx"
import { useListTexts } from "#routes/admin/-kit/list-texts.ts"
import { LinkButton } from "#ui/link-button.tsx"
import { BulkEditButtons } from "./-product/bulk-edit-buttons.tsx"
import { useProductColumns, useProductFilters } from "./-product/product-list.tsx"
import { ExportSelected, ProductTransfers } from "./-product/product-transfers.tsx"

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
