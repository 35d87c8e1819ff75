import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { saleVariantsQuery, shopQuery, toSaleProduct } from "./sales.ts"
import { openMarkets, productSales } from "./sellability.ts"

/** Variants that are read for a row of the list: few, because each row reads its own. */
const READ = 10

/** Number of markets in which customers can buy a product, or what is missing in all of them. */
export function SalesBadge({ product }: { product: Parameters<typeof toSaleProduct>[0] }) {
  const t = useTranslations("admin.products.sales")
  const shop = useQuery(shopQuery)
  const isPublished = product.status === "published"
  const read = useQuery({ ...saleVariantsQuery(product.id, READ), enabled: isPublished && shop.isSuccess })
  if (!isPublished) return <span className="text-faint">–</span>
  if (shop.isError || read.isError) return <span className="text-muted">{t("unknown")}</span>
  if (!shop.data || !read.data) return <Skeleton className="h-4 w-20" />
  const states = productSales(toSaleProduct(product), read.data.variants, shop.data)
  const [open, all] = [openMarkets(states), states.length]
  if (open === 0 && !read.data.isComplete) return <span className="text-muted">{t("unknown")}</span>
  return (
    <StatusBadge tone={open === all ? "done" : open > 0 ? "waiting" : "refused"}>
      {open === all ? t("all") : open > 0 ? t("some", { open: String(open), all: String(all) }) : t("none")}
    </StatusBadge>
  )
}
