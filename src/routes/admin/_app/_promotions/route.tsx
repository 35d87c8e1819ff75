import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Pages of promotions and campaigns with their messages. */
export const Route = createFileRoute("/admin/_app/_promotions")(partLayout("admin", "promotions"))
