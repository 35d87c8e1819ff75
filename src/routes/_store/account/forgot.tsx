import { createFileRoute } from "@tanstack/react-router"
import { searchParams } from "#lib/search-params.ts"
import { ForgotPage } from "#store/account/sign-in/forgot-page.tsx"
import { signInSearch } from "#store/account/sign-in/sign-in-search.ts"

export const Route = createFileRoute("/_store/account/forgot")({
  validateSearch: searchParams(signInSearch),
  component: ForgotPage,
})
