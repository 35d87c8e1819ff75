import { createFileRoute } from "@tanstack/react-router"
import { loadParts, PartOutlet } from "#app/part-outlet.tsx"

/** Account pages with their messages, which aren't loaded on other pages. */
export const Route = createFileRoute("/_store/account")({
  loader: ({ context: { locale } }) => loadParts(locale, "store", "account", "sign-in"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <PartOutlet {...Route.useLoaderData()} />,
})
