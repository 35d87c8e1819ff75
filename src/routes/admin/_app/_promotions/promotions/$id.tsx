import { createFileRoute } from "@tanstack/react-router"
import { PromotionPage } from "#admin/promotions/promotion-page.tsx"
import { promotions } from "#admin/promotions/resources.ts"

export const Route = createFileRoute("/admin/_app/_promotions/promotions/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(promotions.one(id)),
  component: PromotionPage,
})
