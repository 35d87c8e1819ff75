import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { defineResource, type RowOf } from "#admin/kit/resource.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { NotificationSearch } from "./notification-search.ts"

const fields = "id,to,channel,template,data,resource_id,resource_type,created_at"

export const notifications = defineResource({
  name: "notifications",
  table: () => adminSdk().admin.notification,
  keys: { many: "notifications", one: "notification" },
  fields: { list: fields, one: `${fields},trigger_type` },
  toQuery: ({ channel, to }: NotificationSearch) => ({ channel, to }),
})

export type NotificationRow = RowOf<AdminSdk["admin"]["notification"], "notifications">

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
