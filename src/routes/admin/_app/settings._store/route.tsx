import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Settings of the store, its regions and its API keys, with their messages. */
export const Route = createFileRoute("/admin/_app/settings/_store")(partLayout("admin", "store-settings"))
