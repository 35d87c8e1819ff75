import { useQuery } from "@tanstack/react-query"
import { saleVariantsQuery, shopQuery, toSaleProduct } from "./sales.ts"
import { SalesList } from "./sales-list.tsx"
import { productSales } from "./sellability.ts"

/** Variants that are read of a product. */
const READ = 100

/** The markets in which customers can buy a product, and what the others lack. */
export function ProductSales({ product }: { product: Parameters<typeof toSaleProduct>[0] }) {
  const shop = useQuery(shopQuery)
  const read = useQuery(saleVariantsQuery(product.id, READ))
  const states = shop.data && read.data && productSales(toSaleProduct(product), read.data.variants, shop.data)
  return (
    <SalesList
      productId={product.id}
      states={states}
      queries={[shop, read]}
      checked={read.data?.isComplete === false ? READ : undefined}
    />
  )
}
