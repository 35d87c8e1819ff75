import { createFileRoute } from "@tanstack/react-router"
import { PageNotFound } from "#routes/-app/page-states.tsx"

/** Any other address, said inside the shop's frame. */
export const Route = createFileRoute("/_store/$")({ component: PageNotFound })
