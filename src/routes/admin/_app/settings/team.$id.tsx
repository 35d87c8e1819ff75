import { createFileRoute } from "@tanstack/react-router"
import { signInQuery } from "#admin/settings/profile/password.ts"
import { MemberPage } from "#admin/settings/team/member-page.tsx"
import { members } from "#admin/settings/team/user.resource.ts"

export const Route = createFileRoute("/admin/_app/settings/team/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(members.one(id))
    void queryClient.prefetchQuery(signInQuery(id))
  },
  component: MemberPage,
})
