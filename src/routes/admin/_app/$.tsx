import { createFileRoute } from "@tanstack/react-router"
import { PageNotFound } from "#app/page-states.tsx"

/** Not-found page inside the back office layout. */
export const Route = createFileRoute("/admin/_app/$")({ component: PageNotFound })
