import { Hero } from "./hero.tsx"
import { ProductRowSkeleton } from "./product-card.tsx"

/** The first page without what the server knows. */
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
