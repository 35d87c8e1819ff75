import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Pages of customers and customer groups with their messages. */
export const Route = createFileRoute("/admin/_app/_customers")(partLayout("admin", "customers"))
