import { createFileRoute, notFound } from "@tanstack/react-router"
import { PageNotFound } from "#app/page-states.tsx"
import { readPageContent } from "#lib/store-content.ts"
import { withOwnTexts } from "#store/help/help-content.ts"
import { HelpPage } from "#store/help/help-page.tsx"
import { loadHelpPage } from "#store/help/load-help-page.ts"
import { PreviewFrame, previewedContent } from "#store/shell/preview-frame.tsx"

/** Preview of a help page, opened by the back office. */
export const Route = createFileRoute("/_store/preview/$slug")({
  ssr: false,
  loader: async ({ context: { locale }, params: { slug } }) => {
    const file = await loadHelpPage(slug, locale)
    if (!file) throw notFound()
    return withOwnTexts(file, readPageContent(previewedContent(), slug), locale)
  },
  component: () => (
    <PreviewFrame>
      <HelpPage {...Route.useParams()} {...Route.useLoaderData()} />
    </PreviewFrame>
  ),
  notFoundComponent: PageNotFound,
})
