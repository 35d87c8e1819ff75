import { createFileRoute } from "@tanstack/react-router"
import { runSearch } from "#admin/settings/server/workflows/run-search.ts"
import { workflowNamesQuery } from "#admin/settings/server/workflows/workflow-names.ts"
import { runs } from "#admin/settings/server/workflows/workflow-run.resource.ts"
import { WorkflowsPage } from "#admin/settings/server/workflows/workflows-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_server/workflows/")({
  validateSearch: runSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(runs.list(deps))
    void queryClient.prefetchQuery(workflowNamesQuery)
  },
  component: WorkflowsPage,
})
