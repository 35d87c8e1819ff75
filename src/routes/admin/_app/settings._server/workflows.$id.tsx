import { createFileRoute } from "@tanstack/react-router"
import { RunPage } from "#admin/settings/server/workflows/run-page.tsx"
import { runs } from "#admin/settings/server/workflows/workflow-run.resource.ts"

export const Route = createFileRoute("/admin/_app/settings/_server/workflows/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(runs.one(id)),
  component: RunPage,
})
