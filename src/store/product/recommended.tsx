import { late } from "#ui/late.tsx"
import { NearView } from "./near-view.tsx"
import { ProductRowSkeleton } from "./product-card.tsx"

const Recommendations = late(async () => (await import("#store/search/recommendations.tsx")).default, "hidden")
const RecentRow = late(async () => (await import("#store/recent/recent-row.tsx")).default, "hidden")

interface RecommendedProps {
  model: "bought-together" | "related-products" | "trending-items"
  /** Product that the recommendations are based on. */
  productId?: string
}

/** A row of recommended products. */
export function Recommended(props: RecommendedProps) {
  return (
    <NearView placeholder={<ProductRowSkeleton />}>
      <Recommendations {...props} placeholder={<ProductRowSkeleton />} />
    </NearView>
  )
}

/** A row of the products that were opened last. */
export function RecentlyViewed({ except }: { except?: string }) {
  return (
    <NearView>
      <RecentRow except={except} />
    </NearView>
  )
}
