import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** The pages and flows of an order with their messages. */
export const Route = createFileRoute("/admin/_app/_orders/orders/$id")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "orders", "flows"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
