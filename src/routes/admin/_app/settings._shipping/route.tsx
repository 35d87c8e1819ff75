import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Settings of sales channels, reasons and shipping with their messages, and those of the cards that list products. */
export const Route = createFileRoute("/admin/_app/settings/_shipping")(partLayout("admin", "catalog", "shipping"))
