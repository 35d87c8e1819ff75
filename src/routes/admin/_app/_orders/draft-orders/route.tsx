import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Drafts, which use the messages of an order's pages. */
export const Route = createFileRoute("/admin/_app/_orders/draft-orders")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "orders", "drafts", "flows"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
