import { useQuery } from "@tanstack/react-query"
import { ProductSales } from "#admin/products/product-sales.tsx"
import { saleVariantQuery, shopQuery, toSaleProduct } from "#admin/products/sales.ts"
import { SalesList } from "#admin/products/sales-list.tsx"
import { variantSales } from "#admin/products/sellability.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"

type Product = Parameters<typeof toSaleProduct>[0]

/** Card of the markets in which customers can buy a product, and of what the others lack. */
export function ProductSalesCard({ product }: { product: Product }) {
  const t = useTranslations("admin.products.sales")
  return (
    <Card title={t("title")} description={t("hint")}>
      <ProductSales product={product} />
    </Card>
  )
}

/** The same card for one variant. */
export function VariantSalesCard({ product, variantId }: { product: Product; variantId: string }) {
  const t = useTranslations("admin.products.sales")
  const shop = useQuery(shopQuery)
  const read = useQuery(saleVariantQuery(product.id, variantId))
  const states = shop.data && read.data && variantSales(toSaleProduct(product), read.data, shop.data)
  return (
    <Card title={t("title")} description={t("hint")}>
      <SalesList productId={product.id} states={states || undefined} queries={[shop, read]} />
    </Card>
  )
}
