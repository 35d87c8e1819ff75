import { createFileRoute } from "@tanstack/react-router"
import { useEffect } from "react"
import { whenIdle } from "#lib/idle.ts"
import { loadParts, PartOutlet } from "#routes/-app/part-outlet.tsx"

/** Orders, returns and drafts with the messages of their lists. */
export const Route = createFileRoute("/admin/_app/_orders")({
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "orders"),
  staleTime: Number.POSITIVE_INFINITY,
  component: OrderPages,
})

function OrderPages() {
  const loaded = Route.useLoaderData()
  // The texts of an order's page; if this fails, the page requests them again.
  useEffect(() => whenIdle(() => void loadParts(loaded.locale, "flows").catch(() => {})), [loaded.locale])
  return <PartOutlet {...loaded} />
}
