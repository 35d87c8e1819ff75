import { createFileRoute } from "@tanstack/react-router"
import { searchParams, textOrEmpty } from "#lib/search-params.ts"
import { ResetPage } from "#store/account/sign-in/reset-page.tsx"

/** Page linked from the email: `/account/reset?token=…&email=…`. */
export const Route = createFileRoute("/_store/account/reset")({
  validateSearch: searchParams({ token: textOrEmpty, email: textOrEmpty }),
  component: ResetPage,
})
