import { createFileRoute } from "@tanstack/react-router"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { TrackPage } from "#store/order/track-page.tsx"

/** Opens an order by its link or ID: the server has no lookup by order number and email address. */
export const Route = createFileRoute("/_store/track")({
  loader: ({ context: { locale } }) => loadParts(locale, "store", "account"),
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <TrackPage />
    </I18nProvider>
  ),
})
