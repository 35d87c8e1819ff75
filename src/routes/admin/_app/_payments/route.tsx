import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** The list of all payments with its messages. */
export const Route = createFileRoute("/admin/_app/_payments")(partLayout("admin", "payments"))
