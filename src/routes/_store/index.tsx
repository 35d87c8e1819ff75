import { createFileRoute } from "@tanstack/react-router"
import { useReloadAfterChange } from "#store/api/use-reload-after-change.ts"
import { homeContentQuery, loadHomeContent } from "#store/home/home-content.ts"
import { HomePage } from "#store/home/home-page.tsx"
import { HomeSkeleton } from "#store/home/home-skeleton.tsx"
import { loadHome } from "#store/home/load-home.ts"

export const Route = createFileRoute("/_store/")({
  loader: ({ context: { queryClient } }) => loadHome(queryClient, loadHomeContent(queryClient)),
  component: Home,
  pendingComponent: HomeSkeleton,
})

function Home() {
  useReloadAfterChange(homeContentQuery)
  return <HomePage {...Route.useLoaderData()} />
}
