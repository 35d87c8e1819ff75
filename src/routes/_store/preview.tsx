import { createFileRoute } from "@tanstack/react-router"
import { deviceItem } from "#lib/device-items.ts"
import { readHomeContent } from "#lib/store-content.ts"
import { HomeSkeleton } from "#store/home/home-skeleton.tsx"
import { loadHome } from "#store/home/load-home.ts"
import { PreviewPage } from "#store/home/preview-page.tsx"

/** The content that the back office's form has left on this device. */
function previewed() {
  try {
    return readHomeContent(JSON.parse(deviceItem("contentPreview").get() ?? "null"))
  } catch {
    return readHomeContent(undefined)
  }
}

/** Preview of the home page, opened by the back office. */
export const Route = createFileRoute("/_store/preview")({
  ssr: false,
  loader: ({ context: { queryClient } }) => loadHome(queryClient, Promise.resolve(previewed())),
  component: () => <PreviewPage {...Route.useLoaderData()} />,
  pendingComponent: HomeSkeleton,
})
