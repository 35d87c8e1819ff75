import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Translations of the shop's texts, with their messages. */
export const Route = createFileRoute("/admin/_app/settings/_translations")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "price-grid", "translations"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
