import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** The guide to the first sale, with its messages. */
export const Route = createFileRoute("/admin/_app/settings/_first-sale")(partLayout("admin", "first-sale"))
