import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { compareMoney } from "#lib/money.ts"
import type { Product } from "#schema/store/entities/catalog.ts"
import { isSold } from "#sdk/is-sold.ts"
import { amountOf } from "#sdk/shown-price.ts"
import { WishButton } from "#store/wishlist/wish-button.tsx"
import { cx } from "#ui/cx.ts"
import { Photo } from "#ui/photo.tsx"
import { cardSizes } from "./picture-sizes.ts"
import { Price } from "./price.tsx"
import { QuickAddButton } from "./quick-add-button.tsx"

interface ProductCardProps {
  product: Product
  /** Whether the card is visible without scrolling. */
  eager?: boolean
  /** Title with highlighted parts. */
  heading?: ReactNode
  onOpen?: () => void
}

const badge = "absolute top-3 left-3 rounded-md bg-surface px-2 py-0.5 text-xs font-semibold"

/** A product in a grid with its picture, title and lowest price. */
export function ProductCard({ product, eager = false, heading, onOpen }: ProductCardProps) {
  const t = useTranslations("store.catalog.product")
  const prices = (product.variants ?? []).flatMap((v) => amountOf(v.calculated_price) ?? [])
  const lowest = prices.reduce<(typeof prices)[number] | undefined>((a, b) => (a && a.now <= b.now ? a : b), undefined)
  const isSoldOut = lowest !== undefined && !isSold(product.variants)
  const isFrom = prices.some((p) => lowest !== undefined && compareMoney(p.now, lowest.now, p.currency) > 0)
  return (
    <article className="group relative grid content-start gap-3">
      <div className="relative aspect-4/5 overflow-hidden rounded-xl bg-sunken">
        <Photo
          src={product.thumbnail}
          alt=""
          width={480}
          height={600}
          sizes={cardSizes}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.02]"
        />
        {isSoldOut ? (
          <span className={cx(badge, "text-ink")}>{t("stock.out")}</span>
        ) : (
          lowest &&
          compareMoney(lowest.was, lowest.now, lowest.currency) > 0 && (
            <span className={cx(badge, "text-refused-ink")}>{t("sale")}</span>
          )
        )}
        {/* Above the link that fills the card. */}
        <div className="absolute top-1 right-1 z-1 noscript:hidden">
          <WishButton productId={product.id} title={product.title} />
        </div>
        {lowest && !isSoldOut && (
          <div className="absolute right-1 bottom-1 z-1 noscript:hidden">
            <QuickAddButton product={product} />
          </div>
        )}
      </div>
      <div className="grid gap-0.5">
        <h3 className="font-semibold">
          <Link
            to="/products/$handle"
            params={{ handle: product.handle }}
            onClick={onOpen}
            className="rounded-sm outline-offset-4 after:absolute after:inset-0 after:content-['']"
          >
            {heading ?? product.title}
          </Link>
        </h3>
        {product.subtitle && <p className="text-sm text-muted">{product.subtitle}</p>}
        {lowest ? <Price {...lowest} isFrom={isFrom} /> : <p className="text-sm text-muted">{t("noPrice")}</p>}
      </div>
    </article>
  )
}

/** Placeholder for a product card of the same size. */
export function ProductCardSkeleton() {
  return (
    <div className="grid animate-breathe content-start gap-3" aria-hidden="true">
      <div className="aspect-4/5 rounded-xl bg-sunken" />
      <div className="grid gap-1.5">
        <div className="h-5 w-2/3 rounded-sm bg-sunken" />
        <div className="h-4 w-1/2 rounded-sm bg-sunken" />
        <div className="h-4 w-1/4 rounded-sm bg-sunken" />
      </div>
    </div>
  )
}

/** Placeholder for a row of products and its heading; has the final size to avoid layout shifts. */
export function ProductRowSkeleton() {
  return (
    <div className="grid gap-6 noscript:hidden" aria-hidden="true">
      <div className="h-7" />
      <div className={productGrid}>
        {[0, 1, 2, 3].map((i) => (
          <ProductCardSkeleton key={i} />
        ))}
      </div>
    </div>
  )
}

export const productGrid =
  "grid grid-cols-[repeat(auto-fill,minmax(max(min(100%,8rem),34%),1fr))] gap-x-4 gap-y-8 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-6"
