import { createFileRoute } from "@tanstack/react-router"
import { texts } from "#lib/search-params.ts"
import { useReturned } from "#routes/-app/sign-in/use-returned.ts"
import { LoginPage } from "./-sign-in/login-page.tsx"

/** Page that a sign-in provider sends the browser back to: `/account/login/google?code=…&state=…`. */
export const Route = createFileRoute("/_store/account/login_/$provider")({
  validateSearch: texts,
  component: Callback,
})

function Callback() {
  const { provider } = Route.useParams()
  const returned = useReturned(provider, Route.useSearch())
  return <LoginPage returned={returned} />
}
