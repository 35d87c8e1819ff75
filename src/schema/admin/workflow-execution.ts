import { z } from "zod"
import { Acknowledgement, WorkflowExecution } from "#schema/admin/entities/system.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { listQuery, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListWorkflowExecutionQuery = listQuery({
  q: z.string().optional(),
  transaction_id: oneOrMany(z.string()).optional(),
  workflow_id: oneOrMany(z.string()).optional(),
  state: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
})

export const RunBody = z.strictObject({ input: z.unknown().optional(), transaction_id: z.string().optional() })

export const FailStepBody = z.strictObject({
  transaction_id: z.string(),
  step_id: z.string(),
  response: z.unknown().optional(),
  compensate_input: z.unknown().optional(),
  action: z.enum(["invoke", "compensate"]).optional(),
})

const success = z.looseObject({ success: z.boolean() })

export const workflowExecutionSchemas = {
  list: {
    about: "List runs of workflows",
    query: ListWorkflowExecutionQuery,
    response: page("workflow_executions", WorkflowExecution),
  },
  retrieve: {
    about: "Get a run of a workflow",
    query: selectQuery,
    response: one("workflow_execution", WorkflowExecution.optional()),
  },
  retrieveByTransaction: {
    about: "Get a run of a workflow by its transaction",
    query: selectQuery,
    response: one("workflow_execution", WorkflowExecution.optional()),
  },
  subscribeTransaction: { about: "Follow one run of a workflow as it happens", response: z.unknown() },
  run: { about: "Run a workflow", body: RunBody, response: one("acknowledgement", Acknowledgement) },
  failStep: { about: "Say that a waiting step has failed", body: FailStepBody, response: success },
  succeedStep: { about: "Say that a waiting step has succeeded", body: FailStepBody, response: success },
  subscribe: { about: "Follow the runs of a workflow as they happen", response: z.unknown() },
} satisfies EndpointSchemas
