import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { dayRange } from "#admin/kit/filter-query.ts"
import { defineResource, type RowOf } from "#admin/kit/resource.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { Tone } from "#ui/tone.ts"
import type { RunSearch, RunState } from "./run-search.ts"

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

/** Whether a run can still change. */
export const isUnfinished = (state: RunState): boolean => !["done", "failed", "reverted"].includes(state)

export const runTones: Readonly<Record<RunState, Tone>> = {
  not_started: "inactive",
  invoking: "progress",
  waiting_to_compensate: "waiting",
  compensating: "waiting",
  failed: "refused",
  reverted: "refused",
  done: "done",
}
