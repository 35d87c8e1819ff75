import { createFileRoute } from "@tanstack/react-router"
import { profileSearch } from "#admin/settings/shipping/profiles/profile-search.ts"
import { ProfilesPage } from "#admin/settings/shipping/profiles/profiles-page.tsx"
import { shippingProfiles } from "#admin/settings/shipping/profiles/shipping-profile.resource.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/shipping-profiles/")({
  validateSearch: profileSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(shippingProfiles.list(deps)),
  component: ProfilesPage,
})
