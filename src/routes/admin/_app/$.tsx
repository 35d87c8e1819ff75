import { createFileRoute } from "@tanstack/react-router"
import { PageNotFound } from "#routes/-app/page-states.tsx"

/** Any other address below /admin, said inside the back-office's frame. */
export const Route = createFileRoute("/admin/_app/$")({ component: PageNotFound })
