import { createFileRoute } from "@tanstack/react-router"
import { loadHomeContent } from "#store/home/home-content.ts"
import { HomePage } from "#store/home/home-page.tsx"
import { HomeSkeleton } from "#store/home/home-skeleton.tsx"
import { loadHome } from "#store/home/load-home.ts"

export const Route = createFileRoute("/_store/")({
  loader: ({ context: { queryClient } }) => loadHome(queryClient, loadHomeContent(queryClient)),
  component: () => <HomePage {...Route.useLoaderData()} />,
  pendingComponent: HomeSkeleton,
})
