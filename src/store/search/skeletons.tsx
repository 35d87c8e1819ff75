import { ProductCardSkeleton } from "#store/product/product-card.tsx"

export const resultGrid =
  "grid grid-cols-[repeat(auto-fill,minmax(max(min(100%,8rem),34%),1fr))] gap-x-4 gap-y-8 md:grid-cols-3 xl:gap-x-6"

/** Placeholder for the results. */
export function ResultsSkeleton({ count = 9 }: { count?: number }) {
  return (
    <div className={resultGrid}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <ProductCardSkeleton key={i} />
      ))}
    </div>
  )
}

/** Placeholder for the facets. */
export function FacetsSkeleton() {
  return (
    <div className="grid animate-breathe gap-8" aria-hidden="true">
      {[8, 5, 6].map((lines) => (
        <div key={lines} className="grid gap-3">
          <div className="h-5 w-1/2 rounded-sm bg-sunken" />
          {Array.from({ length: lines }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <div key={i} className="h-4 w-5/6 rounded-sm bg-sunken" />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Placeholder for the search page; shows the title if it is known. */
export function SearchSkeleton({ title }: { title?: string }) {
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-6 px-4 py-8 sm:px-6">
      <div className="grid gap-4">
        <p className="min-h-8 truncate text-xl font-semibold">{title}</p>
        <div className="h-12 rounded-full bg-sunken" />
      </div>
      <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        <div className="hidden lg:block">
          <FacetsSkeleton />
        </div>
        <div className="grid content-start gap-6">
          <div className="h-16" />
          <ResultsSkeleton />
        </div>
      </div>
    </div>
  )
}
