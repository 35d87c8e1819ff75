import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Drafts, which use the messages of an order's pages. */
export const Route = createFileRoute("/admin/_app/_orders/draft-orders")(
  partLayout("admin", "orders", "drafts", "order"),
)
