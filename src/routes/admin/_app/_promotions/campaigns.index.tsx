import { createFileRoute } from "@tanstack/react-router"
import { campaigns } from "#admin/promotions/campaigns/campaign.resource.ts"
import { campaignSearch } from "#admin/promotions/campaigns/campaign-search.ts"
import { CampaignsPage } from "#admin/promotions/campaigns/campaigns-page.tsx"

export const Route = createFileRoute("/admin/_app/_promotions/campaigns/")({
  validateSearch: campaignSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(campaigns.list(deps)),
  component: CampaignsPage,
})
