import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** The server's workflow runs and features, with their messages. */
export const Route = createFileRoute("/admin/_app/settings/_server")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "server"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
