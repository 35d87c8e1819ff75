import { createFileRoute } from "@tanstack/react-router"
import { campaigns } from "#admin/promotions/campaigns/campaign.resource.ts"
import { CampaignPage } from "#admin/promotions/campaigns/campaign-page.tsx"

export const Route = createFileRoute("/admin/_app/_promotions/campaigns/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(campaigns.one(id)),
  component: CampaignPage,
})
