import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Translations of the shop's texts, with their messages. */
export const Route = createFileRoute("/admin/_app/settings/_translations")(
  partLayout("admin", "price-grid", "translations"),
)
