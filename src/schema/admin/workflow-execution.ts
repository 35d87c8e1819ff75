import { z } from "zod"
import { Acknowledgement, WorkflowExecution } from "#schema/admin/entities/system.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { listQuery, loose, one, operators, page, selectQuery, textFilters } from "#schema/fields.ts"

const ListWorkflowExecutionQuery = listQuery({
  q: z.string().optional(),
  ...textFilters("transaction_id", "workflow_id", "state"),
  created_at: operators(z.string()).optional(),
})

const RunBody = z.strictObject({ input: z.unknown().optional(), transaction_id: z.string().optional() })

const FailStepBody = z.strictObject({
  transaction_id: z.string(),
  step_id: z.string(),
  response: z.unknown().optional(),
  compensate_input: z.unknown().optional(),
  action: z.enum(["invoke", "compensate"]).optional(),
})

const success = loose({ success: z.boolean() })

const operation = {
  auth: "user",
  fields: defaults.adminWorkflowExecution,
  query: selectQuery,
  response: one("workflow_execution", WorkflowExecution.optional()),
} as const

export const workflowExecutionSchemas = {
  list: {
    about: "List runs of workflows",
    auth: "user",
    fields: defaults.adminWorkflowExecutionList,
    limit: 100,
    query: ListWorkflowExecutionQuery,
    response: page("workflow_executions", WorkflowExecution),
  },
  retrieve: { ...operation, about: "Get a run of a workflow" },
  retrieveByTransaction: { ...operation, about: "Get a run of a workflow by its transaction" },
  subscribeTransaction: { about: "Subscribe to one run of a workflow", auth: "user", response: z.unknown() },
  run: { about: "Run a workflow", auth: "user", body: RunBody, response: one("acknowledgement", Acknowledgement) },
  failStep: { about: "Mark a waiting step as failed", auth: "user", body: FailStepBody, response: success },
  succeedStep: { about: "Mark a waiting step as succeeded", auth: "user", body: FailStepBody, response: success },
  subscribe: { about: "Subscribe to the runs of a workflow", auth: "user", response: z.unknown() },
} satisfies EndpointSchemas
