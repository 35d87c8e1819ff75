import { createFileRoute } from "@tanstack/react-router"
import { adminPath } from "#admin/sign-in/admin-path.ts"
import { LoginPage } from "#admin/sign-in/login-page.tsx"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { flag, searchParams } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/login")({
  validateSearch: searchParams({ to: adminPath, expired: flag }),
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "sign-in"),
  staleTime: Number.POSITIVE_INFINITY,
  component: Login,
})

function Login() {
  const { to = "", expired = false } = Route.useSearch()
  return (
    <I18nProvider {...Route.useLoaderData()}>
      <LoginPage to={to} expired={expired} />
    </I18nProvider>
  )
}
