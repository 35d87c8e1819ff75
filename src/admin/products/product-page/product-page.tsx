import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { products } from "#admin/products/product.resource.ts"
import { ProductStatusBadge } from "#admin/products/product-name.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { variantsOf } from "./dependants.ts"
import { OptionsCard } from "./options-card.tsx"
import { ProductForm } from "./product-form.tsx"
import { ProductSalesCard } from "./sales-card.tsx"
import { VariantsCard } from "./variants-card.tsx"

const route = getRouteApi("/admin/_app/_catalog/products/$id/")

export function ProductPage() {
  const t = useTranslations("admin.products")
  const tList = useTranslations("admin.lists.products")
  const { id } = route.useParams()
  const client = useQueryClient()
  return (
    <DetailPage
      key={id}
      query={products.one(id)}
      crumbs={[{ label: tList("title"), link: { to: "/admin/products" } }]}
      title={({ title }) => title}
      badges={({ status }) => <ProductStatusBadge status={status} />}
      removal={{
        label: t("delete.label"),
        title: ({ title }) => t("delete.title", { title }),
        dependants: (_, signal) => variantsOf(id, signal),
        consequence: ({ count }) => t("delete.variants", { count }),
        run: async () => {
          await products.remove(id)
          await products.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/products" },
      }}
    >
      {(product) => (
        <ProductForm product={product} aside={<ProductSalesCard product={product} />}>
          <OptionsCard productId={id} />
          <VariantsCard productId={id} thumbnail={product.thumbnail} />
        </ProductForm>
      )}
    </DetailPage>
  )
}
