import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Settings of taxes, with their messages. */
export const Route = createFileRoute("/admin/_app/settings/_taxes")(partLayout("admin", "taxes"))
