import { createFileRoute } from "@tanstack/react-router"
import { PageNotFound } from "#app/page-states.tsx"
import { HelpPage } from "#store/help/help-page.tsx"
import { loadHelpPage } from "#store/help/load-help-page.ts"
import { missingPage } from "#store/shell/missing-page.ts"

/** Legal and help pages from the Markdown files in `src/content`. */
export const Route = createFileRoute("/_store/pages/$slug")({
  loader: async ({ context: { locale, queryClient }, location, params }) => {
    const found = await loadHelpPage(params.slug, locale)
    if (!found) throw await missingPage(queryClient, location)
    return found
  },
  component: HelpPage,
  // In the store's frame: the router's default replaces the frame.
  notFoundComponent: PageNotFound,
})
