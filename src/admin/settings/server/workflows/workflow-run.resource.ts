import { adminSdk } from "#admin/api/client.ts"
import { dayRange } from "#admin/kit/list/filter-query.ts"
import { defineResource, type RowOf } from "#admin/kit/resource.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { RunSearch } from "./run-search.ts"

const fields = "id,workflow_id,transaction_id,state,created_at,updated_at"

export const runs = defineResource({
  name: "workflow-runs",
  table: () => adminSdk().admin.workflowExecution,
  keys: { many: "workflow_executions", one: "workflow_execution" },
  fields: { list: fields, one: `${fields},execution,context` },
  toQuery: ({ state, workflow, transaction, created_at }: RunSearch) => ({
    state,
    workflow_id: workflow,
    transaction_id: transaction,
    created_at: dayRange(created_at),
  }),
})

export type RunRow = RowOf<AdminSdk["admin"]["workflowExecution"], "workflow_executions">
