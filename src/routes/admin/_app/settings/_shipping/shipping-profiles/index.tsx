import { createFileRoute } from "@tanstack/react-router"
import { shippingProfiles } from "#admin/settings/shipping/codes/profile.ts"
import { profileSearch } from "#admin/settings/shipping/codes/profile-search.ts"
import { ProfilesPage } from "#admin/settings/shipping/profiles/profiles-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/shipping-profiles/")({
  validateSearch: profileSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(shippingProfiles.list(deps)),
  component: ProfilesPage,
})
