import { createFileRoute } from "@tanstack/react-router"
import { readHomeContent } from "#lib/store-content.ts"
import { HomePage } from "#store/home/home-page.tsx"
import { HomeSkeleton } from "#store/home/home-skeleton.tsx"
import { loadHome } from "#store/home/load-home.ts"
import { AnnouncementText } from "#store/shell/announcement-bar.tsx"
import { PreviewFrame, previewedContent } from "#store/shell/preview-frame.tsx"

/** Preview of the home page, opened by the back office. */
export const Route = createFileRoute("/_store/preview/")({
  ssr: false,
  loader: ({ context: { queryClient } }) => loadHome(queryClient, Promise.resolve(readHomeContent(previewedContent()))),
  component: Preview,
  pendingComponent: HomeSkeleton,
})

function Preview() {
  const home = Route.useLoaderData()
  const { announcement } = home.content
  return (
    <PreviewFrame>
      {Object.keys(announcement.text).length > 0 && <AnnouncementText announcement={announcement} />}
      <HomePage {...home} />
    </PreviewFrame>
  )
}
