import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** The back office's first page and its notifications, with their messages. */
export const Route = createFileRoute("/admin/_app/_home")(partLayout("admin", "home", "notifications"))
