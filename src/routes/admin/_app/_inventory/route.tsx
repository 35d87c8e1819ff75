import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Inventory pages with their messages. */
export const Route = createFileRoute("/admin/_app/_inventory")(partLayout("admin", "inventory"))
