import { createFileRoute } from "@tanstack/react-router"
import { promotions } from "#admin/promotions/promotion.resource.ts"
import { PromotionPage } from "#admin/promotions/promotion-page.tsx"

export const Route = createFileRoute("/admin/_app/_promotions/promotions/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(promotions.one(id)),
  component: PromotionPage,
})
