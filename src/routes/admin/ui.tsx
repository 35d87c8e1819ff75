import { createFileRoute } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { z } from "zod/mini"
import { PageNotFound } from "#routes/-app/page-states.tsx"

/** Not in a production build: the condition is a constant there, and the import goes with its branch. */
const Gallery =
  import.meta.env.DEV || import.meta.env.VITE_DEMO ? lazy(() => import("./-gallery/gallery.tsx")) : PageNotFound

/** All components in their states, to look at. */
export const Route = createFileRoute("/admin/ui")({
  validateSearch: z.object({ view: z.catch(z.optional(z.enum(["guided"])), undefined) }),
  component: GalleryPage,
})

function GalleryPage() {
  const { view } = Route.useSearch()
  return (
    <main id="main" tabIndex={-1}>
      <Suspense>
        <Gallery view={view} />
      </Suspense>
    </main>
  )
}
