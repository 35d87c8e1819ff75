import { createFileRoute } from "@tanstack/react-router"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { texts } from "#lib/search-params.ts"
import { ReturnPage } from "#store/checkout/return-page.tsx"

/** Where payment providers send shoppers back to, with parameters of their own. */
export const Route = createFileRoute("/_store/checkout/return")({
  ssr: false,
  staticData: { layout: "guided" },
  validateSearch: texts,
  loader: ({ context: { locale } }) => loadParts(locale, "store", "account"),
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <ReturnPage />
    </I18nProvider>
  ),
})
