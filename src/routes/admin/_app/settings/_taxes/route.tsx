import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Settings of taxes, with their messages. */
export const Route = createFileRoute("/admin/_app/settings/_taxes")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "taxes"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
