import { useQuery } from "@tanstack/react-query"
import { type ReactNode, Suspense } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { Icon } from "#ui/icon.tsx"
import { late } from "#ui/late.tsx"
import { Popover } from "#ui/popover.tsx"
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx"
import { saleVariantsQuery, shopQuery, toSaleProduct } from "./sales.ts"
import { openMarkets, productSales } from "./sellability.ts"

const ProductSales = late(async () => (await import("./product-sales.tsx")).ProductSales)

type Product = Parameters<typeof toSaleProduct>[0]

/** Variants that are read for a row of the list: few, because each row reads its own. */
const READ = 10

/** In how many markets customers can buy a product. A click shows what each market lacks, with links that fix it. */
export function SalesBadge({ product }: { product: Product }) {
  const t = useTranslations("admin.products.sales")
  return (
    <Popover
      label={t("title")}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          onFocus={ProductSales.preload}
          className="inline-flex min-w-0 items-center gap-1 rounded-full text-left touch-target"
        >
          <Availability product={product} />
          <Icon name="chevronDown" size={14} className="text-muted" />
        </button>
      )}
    >
      {() => (
        <div className="w-72 max-w-full">
          <Suspense fallback={<SkeletonText lines={3} />}>
            <ProductSales product={product} />
          </Suspense>
        </div>
      )}
    </Popover>
  )
}

function Availability({ product }: { product: Product }): ReactNode {
  const t = useTranslations("admin.products.sales")
  const shared = useTranslations("ui")
  const shop = useQuery(shopQuery)
  const isPublished = product.status === "published"
  const read = useQuery({ ...saleVariantsQuery(product.id, READ), enabled: isPublished && shop.isSuccess })
  if (!isPublished) return <StatusBadge>{t("none")}</StatusBadge>
  if (shop.isError || read.isError) return <span className="text-muted">{t("unknown")}</span>
  if (!shop.data || !read.data)
    return (
      <>
        <span className="sr-only">{shared("loading")}</span>
        <Skeleton className="h-4 w-20 min-w-0" />
      </>
    )
  const states = productSales(toSaleProduct(product), read.data.variants, shop.data)
  const [open, all] = [openMarkets(states), states.length]
  if (open === 0 && !read.data.isComplete) return <span className="text-muted">{t("unknown")}</span>
  return (
    <StatusBadge tone={open === all ? "done" : open > 0 ? "waiting" : "refused"}>
      {open === all ? t("all") : open > 0 ? t("some", { open: String(open), all: String(all) }) : t("none")}
    </StatusBadge>
  )
}
