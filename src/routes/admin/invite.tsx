import { createFileRoute } from "@tanstack/react-router"
import { InvitePage } from "#admin/sign-in/invite-page.tsx"
import { loadParts } from "#app/part-outlet.tsx"
import { searchParams, textOrEmpty } from "#lib/search-params.ts"

/** Page linked from an invitation: `/admin/invite?token=…`. */
export const Route = createFileRoute("/admin/invite")({
  validateSearch: searchParams({ token: textOrEmpty }),
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "invite"),
  staleTime: Number.POSITIVE_INFINITY,
  component: InvitePage,
})
