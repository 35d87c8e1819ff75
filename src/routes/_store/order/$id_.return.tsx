import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { oneOf, searchParams } from "#lib/search-params.ts"
import { OrderOfAnother } from "#store/order/order-of-another.tsx"
import { ReturnFlow } from "#store/order/return/return-flow.tsx"
import { GUEST } from "#store/visit/owner.ts"
import { useVisit } from "#store/visit/visit.ts"

/** Return of an order by its link, without signing in: the server accepts it from anyone who knows the order's ID. */
export const Route = createFileRoute("/_store/order/$id_/return")({
  ssr: false,
  validateSearch: searchParams({ step: oneOf(["review"]) }),
  staticData: { layout: "guided" },
  loader: ({ context: { locale } }) => loadParts(locale, "store", "checkout", "refusal", "account"),
  component: GuestReturn,
})

function GuestReturn() {
  const { id } = Route.useParams()
  const { owner, logins } = useVisit()
  const [opened] = useState({ owner, logins })
  // As on the order's page: a guest who signs in keeps seeing the order; after a customer, someone else is on this device.
  const isOpen = opened.logins === logins && (opened.owner === owner || opened.owner === GUEST)
  return (
    <I18nProvider {...Route.useLoaderData()}>
      {/* Requests are signed for one owner. */}
      {isOpen ? <ReturnFlow key={`${owner} ${id}`} orderId={id} email="" path="/order/$id" /> : <OrderOfAnother />}
    </I18nProvider>
  )
}
