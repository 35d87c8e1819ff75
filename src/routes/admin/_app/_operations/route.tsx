import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Payments and notifications of the whole store, with their messages. */
export const Route = createFileRoute("/admin/_app/_operations")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "operations", "notices"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
