import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Inventory pages with their messages. */
export const Route = createFileRoute("/admin/_app/_inventory")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "inventory"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
