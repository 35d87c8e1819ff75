import { createFileRoute } from "@tanstack/react-router"
import { ProfilePage } from "#admin/settings/shipping/profiles/profile-page.tsx"
import { profileUseQuery } from "#admin/settings/shipping/profiles/profile-use.ts"
import { shippingProfiles } from "#admin/settings/shipping/profiles/shipping-profile.resource.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/shipping-profiles/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(shippingProfiles.one(id))
    void queryClient.prefetchQuery(profileUseQuery(id))
  },
  component: ProfilePage,
})
