import { createFileRoute } from "@tanstack/react-router"
import { ChannelPage } from "#admin/settings/sales-channels/channel-page.tsx"
import { salesChannels } from "#admin/settings/sales-channels/sales-channel.resource.ts"
import { storeQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/sales-channels/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(salesChannels.one(id))
    void queryClient.prefetchQuery(storeQuery)
  },
  component: ChannelPage,
})
