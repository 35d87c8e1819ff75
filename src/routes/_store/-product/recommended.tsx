import { Suspense, useEffect, useRef, useState } from "react"
import { late } from "#ui/late.tsx"
import { ProductRowSkeleton } from "./product-card.tsx"

const Recommendations = late(async () => (await import("#routes/_store/-search/recommendations.tsx")).default, "hidden")

interface RecommendedProps {
  model: "bought-together" | "related-products" | "trending-items"
  /** Product that the recommendations are based on. */
  productId?: string
}

/** A row of recommended products. It and the search client are loaded shortly before it scrolls into view. */
export function Recommended(props: RecommendedProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!anchor.current || typeof IntersectionObserver === "undefined") return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: "300px" },
    )
    observer.observe(anchor.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={anchor}>
      {isNear && (
        <Suspense fallback={<ProductRowSkeleton />}>
          <Recommendations {...props} placeholder={<ProductRowSkeleton />} />
        </Suspense>
      )}
    </div>
  )
}
