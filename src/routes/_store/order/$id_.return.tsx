import { createFileRoute } from "@tanstack/react-router"
import { I18nProvider } from "#lib/i18n.tsx"
import { ReturnFlow } from "#routes/_store/-return/return-flow.tsx"
import { loadParts } from "#routes/-app/part-outlet.tsx"

/** Return of an order by its link, without signing in: the server accepts it from anyone who knows the order's ID. */
export const Route = createFileRoute("/_store/order/$id_/return")({
  staticData: { layout: "guided" },
  loader: ({ context: { locale } }) => loadParts(locale, "store", "account"),
  component: GuestReturn,
})

function GuestReturn() {
  const { id } = Route.useParams()
  return (
    <I18nProvider {...Route.useLoaderData()}>
      <ReturnFlow key={id} orderId={id} email="" path="/order/$id" />
    </I18nProvider>
  )
}
