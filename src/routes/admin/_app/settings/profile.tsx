import { createFileRoute } from "@tanstack/react-router"
import { meQuery } from "#admin/session/login.ts"
import { ProfilePage } from "#admin/settings/profile/profile-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/profile")({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(meQuery),
  component: ProfilePage,
})
