import { createFileRoute } from "@tanstack/react-router"
import { I18nProvider } from "#lib/i18n.tsx"
import { texts } from "#lib/search-params.ts"
import { loadParts } from "#routes/-app/part-outlet.tsx"
import { useReturned } from "#routes/-app/sign-in/use-returned.ts"
import { LoginPage } from "./-login/login-page.tsx"

/** Page that a sign-in provider sends the browser back to: `/admin/login/google?code=…&state=…`. */
export const Route = createFileRoute("/admin/login_/$provider")({
  validateSearch: texts,
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "sign-in"),
  staleTime: Number.POSITIVE_INFINITY,
  component: Callback,
})

function Callback() {
  const { provider } = Route.useParams()
  const returned = useReturned(provider, Route.useSearch())
  return (
    <I18nProvider {...Route.useLoaderData()}>
      <LoginPage returned={returned} />
    </I18nProvider>
  )
}
