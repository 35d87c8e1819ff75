import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Account pages with the messages of the sign-in. */
export const Route = createFileRoute("/_store/account")(partLayout("store", "refusal", "session", "sign-in"))
