import { createFileRoute, notFound } from "@tanstack/react-router"
import { PageNotFound } from "#app/page-states.tsx"

/** Not-found page inside the storefront layout. */
export const Route = createFileRoute("/_store/$")({
  loader: () => {
    throw notFound()
  },
  notFoundComponent: PageNotFound,
})
