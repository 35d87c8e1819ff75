import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Orders, returns and drafts with the messages of their lists. */
export const Route = createFileRoute("/admin/_app/_orders")(partLayout("admin", "orders"))
