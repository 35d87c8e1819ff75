import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Orders, returns and drafts with the messages of their lists. */
export const Route = createFileRoute("/admin/_app/_orders")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "orders"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
