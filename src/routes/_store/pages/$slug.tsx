import { createFileRoute } from "@tanstack/react-router"
import { PageNotFound } from "#app/page-states.tsx"
import { loadHelp } from "#store/help/help-content.ts"
import { HelpPage } from "#store/help/help-page.tsx"
import { missingPage } from "#store/shell/missing-page.ts"

/** Legal and help pages, with the shop's own texts or from the Markdown files in `src/content`. */
export const Route = createFileRoute("/_store/pages/$slug")({
  loader: async ({ context: { locale, queryClient }, location, params }) => {
    const found = await loadHelp(queryClient, params.slug, locale)
    if (!found) throw await missingPage(queryClient, location)
    return found
  },
  component: () => <HelpPage {...Route.useParams()} {...Route.useLoaderData()} />,
  // In the store's frame: the router's default replaces the frame.
  notFoundComponent: PageNotFound,
})
