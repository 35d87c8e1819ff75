import { Hero } from "./hero.tsx"
import { ProductCardSkeleton, productGrid } from "./product-card.tsx"

/** The first page without what the server knows. */
export function HomeSkeleton() {
  return (
    <div className="grid gap-16 pb-20">
      <Hero picture={undefined} />
      <div className="mx-auto grid w-full max-w-7xl gap-6 px-4 sm:px-6" aria-hidden="true">
        <div className="h-7" />
        <div className={productGrid}>
          {[0, 1, 2, 3].map((i) => (
            <ProductCardSkeleton key={i} />
          ))}
        </div>
      </div>
    </div>
  )
}
