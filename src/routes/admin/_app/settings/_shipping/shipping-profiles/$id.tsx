import { createFileRoute } from "@tanstack/react-router"
import { profileUseQuery, shippingProfiles } from "#admin/settings/shipping/codes/profile.ts"
import { ProfilePage } from "#admin/settings/shipping/profiles/profile-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/shipping-profiles/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(shippingProfiles.one(id))
    void queryClient.prefetchQuery(profileUseQuery(id))
  },
  component: ProfilePage,
})
