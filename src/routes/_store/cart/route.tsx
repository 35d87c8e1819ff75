import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

export const Route = createFileRoute("/_store/cart")(partLayout("store", "cart", "refusal"))
