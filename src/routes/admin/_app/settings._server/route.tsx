import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** The server's workflow runs and features, with their messages. */
export const Route = createFileRoute("/admin/_app/settings/_server")(partLayout("admin", "server"))
