import { createFileRoute } from "@tanstack/react-router"
import { LoginPage } from "#admin/sign-in/login-page.tsx"
import { loadParts } from "#app/part-outlet.tsx"
import { useReturned } from "#app/sign-in/use-returned.ts"
import { I18nProvider } from "#lib/i18n.tsx"
import { texts } from "#lib/search-params.ts"

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
