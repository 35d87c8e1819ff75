import { getRouteApi } from "@tanstack/react-router"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useListTexts } from "#admin/kit/list/list-texts.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { BulkEditButtons } from "./bulk-edit-buttons.tsx"
import { products } from "./product.resource.ts"
import { useProductColumns, useProductFilters } from "./product-list.tsx"
import { ExportSelected, ProductTransfers } from "./product-transfers.tsx"

const route = getRouteApi("/admin/_app/_catalog/products/")

export function ProductsPage() {
  const t = useTranslations("admin.products")
  const search = route.useSearch()
  return (
    <ListPage
      resource={products}
      search={search}
      texts={useListTexts("products", "tag")}
      columns={useProductColumns()}
      rowName={({ title }) => title}
      create={<CreateLink to="/admin/products/new">{t("create")}</CreateLink>}
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
