import { createFileRoute } from "@tanstack/react-router"
import { searchParams, textOrEmpty } from "#lib/search-params.ts"
import { VerifyPage } from "#store/account/sign-in/verify-page.tsx"

/** Page linked from a verification email: `/account/verify?code=…`. */
export const Route = createFileRoute("/_store/account/verify")({
  ssr: false,
  validateSearch: searchParams({ code: textOrEmpty }),
  component: VerifyPage,
})
