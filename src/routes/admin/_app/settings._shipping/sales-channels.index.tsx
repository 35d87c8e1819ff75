import { createFileRoute } from "@tanstack/react-router"
import { channelSearch } from "#admin/settings/sales-channels/channel-search.ts"
import { ChannelsPage } from "#admin/settings/sales-channels/channels-page.tsx"
import { salesChannels } from "#admin/settings/sales-channels/sales-channel.resource.ts"
import { storeQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/sales-channels/")({
  validateSearch: channelSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(salesChannels.list(deps))
    void queryClient.prefetchQuery(storeQuery)
  },
  component: ChannelsPage,
})
