import { createFileRoute } from "@tanstack/react-router"
import { PageNotFound } from "#app/page-states.tsx"
import { missingPage } from "#store/shell/missing-page.ts"

/** Not-found page inside the storefront layout. */
export const Route = createFileRoute("/_store/$")({
  loader: async ({ context: { queryClient }, location }) => {
    throw await missingPage(queryClient, location)
  },
  notFoundComponent: PageNotFound,
})
