import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** The guide to the first sale, with its messages. */
export const Route = createFileRoute("/admin/_app/settings/_first-sale")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "first-sale"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
