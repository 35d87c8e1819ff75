import { createFileRoute } from "@tanstack/react-router"
import { members, signInQuery } from "#admin/settings/profile/users.ts"
import { MemberPage } from "#admin/settings/team/member-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/team/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(members.one(id))
    void queryClient.prefetchQuery(signInQuery(id))
  },
  component: MemberPage,
})
