import { createFileRoute } from "@tanstack/react-router"
import { Suspense } from "react"
import { PageNotFound } from "#app/page-states.tsx"
import { oneOf, searchParams } from "#lib/search-params.ts"
import { late } from "#ui/late.tsx"

/** Not part of production builds: the condition is a constant there, so the import is removed. */
const Gallery =
  import.meta.env.DEV || import.meta.env.VITE_DEMO
    ? late(async () => (await import("#admin/gallery/gallery.tsx")).default)
    : PageNotFound

/** Gallery of all components in all states. */
export const Route = createFileRoute("/admin/ui")({
  validateSearch: searchParams({ view: oneOf(["guided"]) }),
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
