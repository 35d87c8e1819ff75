import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Pages of customers and customer groups with their messages. */
export const Route = createFileRoute("/admin/_app/_customers")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "customers"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
