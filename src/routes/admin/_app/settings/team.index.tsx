import { createFileRoute } from "@tanstack/react-router"
import { invitesQuery, usersQuery } from "#admin/settings/team/team.ts"
import { TeamPage } from "#admin/settings/team/team-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/team/")({
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(usersQuery)
    queryClient.prefetchQuery(invitesQuery)
  },
  component: TeamPage,
})
