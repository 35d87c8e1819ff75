import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { ProductCardSkeleton, productGrid } from "./product-card.tsx"

const Recommendations = lazy(() => import("#routes/_store/-search/recommendations.tsx"))

interface RecommendedProps {
  model: "bought-together" | "related-products" | "trending-items"
  /** The product that others are to go with. */
  productId?: string
}

/** A row of recommended products. Neither it nor the search's client is loaded before it is nearly in sight. */
export function Recommended(props: RecommendedProps) {
  const mark = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === "undefined") return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: "300px" },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={mark}>
      {near && (
        <Suspense fallback={<Placeholder />}>
          <Recommendations {...props} placeholder={<Placeholder />} />
        </Suspense>
      )}
    </div>
  )
}

/** Of the size of what comes, so that nothing jumps. */
function Placeholder() {
  return (
    <div className="grid gap-6">
      <div className="h-7" />
      <div className={productGrid}>
        {[0, 1, 2, 3].map((i) => (
          <ProductCardSkeleton key={i} />
        ))}
      </div>
    </div>
  )
}
