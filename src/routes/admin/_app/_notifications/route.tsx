import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Pages of notifications with their messages. */
export const Route = createFileRoute("/admin/_app/_notifications")(partLayout("admin", "notifications"))
