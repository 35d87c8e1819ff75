import { createFileRoute } from "@tanstack/react-router"
import { VerifyPage } from "#admin/sign-in/verify-page.tsx"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { searchParams, textOrEmpty } from "#lib/search-params.ts"

/** Page linked from a verification email for an administrator: `/admin/verify?code=…`. */
export const Route = createFileRoute("/admin/verify")({
  validateSearch: searchParams({ code: textOrEmpty }),
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "sign-in"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <VerifyPage />
    </I18nProvider>
  ),
})
