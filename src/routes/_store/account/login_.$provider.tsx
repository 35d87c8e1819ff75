import { createFileRoute } from "@tanstack/react-router"
import { useReturned } from "#app/sign-in/use-returned.ts"
import { texts } from "#lib/search-params.ts"
import { LoginPage } from "#store/account/sign-in/login-page.tsx"

/** Page that a sign-in provider sends the browser back to: `/account/login/google?code=…&state=…`. */
export const Route = createFileRoute("/_store/account/login_/$provider")({
  ssr: false,
  validateSearch: texts,
  component: Callback,
})

function Callback() {
  const { provider } = Route.useParams()
  const returned = useReturned(provider, Route.useSearch())
  return <LoginPage returned={returned} />
}
