import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { runs } from "./workflow-run.resource.ts"

/** The most runs from which the names of workflows are read. */
const NAMES = 200

/** Workflows of the latest runs, by name; the server doesn't list all of its workflows. */
export const workflowNamesQuery = queryOptions({
  queryKey: ["admin", runs.name, "names"],
  queryFn: async ({ signal }) => {
    const query = { fields: "id,workflow_id", order: "-created_at", limit: NAMES }
    const { workflow_executions: rows } = await adminSdk().admin.workflowExecution.list({ query }, { signal })
    return [...new Set(rows.map(({ workflow_id }) => workflow_id))].sort()
  },
  staleTime: 60_000,
})
