import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

/** Number of failed workflow runs that the server keeps. */
export const failedRunsQuery = queryOptions({
  queryKey: ["admin", "workflow-executions", "failed"],
  queryFn: async ({ signal }) => {
    const query = { state: ["failed"], fields: "id", limit: 1 }
    return (await adminSdk().admin.workflowExecution.list({ query }, { signal })).count
  },
  staleTime: 10_000,
})
