import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Pages of price lists with their messages. */
export const Route = createFileRoute("/admin/_app/_pricing")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "price-lists"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
