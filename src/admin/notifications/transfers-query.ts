import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

const transfers = [
  "import-products-as-chunks",
  "import-products",
  "export-products",
  "export-orders",
  "export-inventory-items",
]
const IMPORT = /^import-/
const RELOAD = 5_000

/** An import or export that hasn't ended. */
export interface Transfer {
  readonly id: string
  readonly transactionId: string
  readonly isImport: boolean
  readonly startedAt: string
}

/** Imports and exports in progress, reloaded while there are any; their results arrive as notifications. */
export const transfersQuery = queryOptions({
  queryKey: ["admin", "workflow-runs", "list", "transfers"],
  queryFn: async ({ signal }): Promise<readonly Transfer[]> => {
    const query = {
      workflow_id: transfers,
      state: ["not_started", "invoking"],
      fields: "id,workflow_id,transaction_id,created_at",
      order: "-created_at",
      limit: 20,
    }
    const { workflow_executions: rows } = await adminSdk().admin.workflowExecution.list({ query }, { signal })
    return rows.map(({ id, workflow_id, transaction_id, created_at }) => ({
      id,
      transactionId: transaction_id,
      startedAt: created_at,
      isImport: IMPORT.test(workflow_id),
    }))
  },
  refetchInterval: ({ state }) => (state.data?.length ? RELOAD : false),
})
