import { ProductRowSkeleton } from "#store/product/product-card.tsx"
import { Hero } from "./hero.tsx"

/** Placeholder for the home page without server data. */
export function HomeSkeleton() {
  return (
    <div className="grid gap-16 pb-20">
      <Hero picture={undefined} />
      <div className="mx-auto w-full max-w-7xl px-4 sm:px-6">
        <ProductRowSkeleton />
      </div>
    </div>
  )
}
