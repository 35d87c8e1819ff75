import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** The back office's first page, with its messages. */
export const Route = createFileRoute("/admin/_app/_home")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "home"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
