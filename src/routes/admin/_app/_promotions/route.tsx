import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Pages of promotions and campaigns with their messages. */
export const Route = createFileRoute("/admin/_app/_promotions")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "promotions"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
