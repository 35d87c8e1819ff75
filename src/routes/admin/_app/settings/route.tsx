import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Settings with their messages. */
export const Route = createFileRoute("/admin/_app/settings")(partLayout("admin", "settings"))
