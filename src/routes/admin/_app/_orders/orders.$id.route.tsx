import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** The pages and flows of an order with their messages. */
export const Route = createFileRoute("/admin/_app/_orders/orders/$id")(partLayout("admin", "orders", "order"))
