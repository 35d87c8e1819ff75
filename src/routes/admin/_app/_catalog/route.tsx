import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Catalog pages with their messages. */
export const Route = createFileRoute("/admin/_app/_catalog")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "catalog"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
