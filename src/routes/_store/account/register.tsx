import { createFileRoute } from "@tanstack/react-router"
import { searchParams } from "#lib/search-params.ts"
import { RegisterPage } from "#store/account/sign-in/register-page.tsx"
import { signInSearch } from "#store/account/sign-in/sign-in-search.ts"

export const Route = createFileRoute("/_store/account/register")({
  validateSearch: searchParams(signInSearch),
  component: RegisterPage,
})
