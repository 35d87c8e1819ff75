import { z } from "zod"
import { Acknowledgement, WorkflowExecution } from "#schema/admin/entities/system.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { listQuery, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

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

export const workflowExecutionSchemas = {
  list: {
    about: "List workflow executions",
    query: ListWorkflowExecutionQuery,
    response: page("workflow_executions", WorkflowExecution),
  },
  retrieve: {
    about: "Get a workflow execution",
    query: selectQuery,
    response: z.looseObject({ workflow_execution: WorkflowExecution.optional() }),
  },
  retrieveByTransaction: {
    about: "Retrieve by transaction",
    query: selectQuery,
    response: z.looseObject({ workflow_execution: WorkflowExecution }),
  },
  subscribeTransaction: { about: "Subscribe transaction", response: z.unknown() },
  run: {
    about: "Run a workflow execution",
    body: RunBody,
    response: z.looseObject({ acknowledgement: Acknowledgement }),
  },
  failStep: { about: "Fail step", body: FailStepBody, response: z.looseObject({ success: z.boolean() }) },
  succeedStep: { about: "Succeed step", body: FailStepBody, response: z.looseObject({ success: z.boolean() }) },
  subscribe: { about: "Subscribe a workflow execution", response: z.unknown() },
} satisfies EndpointSchemas
