import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Settings of the store, its regions and its API keys, with their messages. */
export const Route = createFileRoute("/admin/_app/settings/_store")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "store-settings"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
