import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Settings with their messages. */
export const Route = createFileRoute("/admin/_app/settings")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "settings"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
