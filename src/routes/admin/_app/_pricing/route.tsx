import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Pages of price lists with their messages. */
export const Route = createFileRoute("/admin/_app/_pricing")(partLayout("admin", "price-lists"))
