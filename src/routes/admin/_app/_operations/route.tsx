import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Payments and notifications of the whole store, with their messages. */
export const Route = createFileRoute("/admin/_app/_operations")(partLayout("admin", "operations", "notices"))
