import { endpoints, get, post } from "#schema/endpoint.ts"
import type { workflowExecutionSchemas } from "./workflow-execution.ts"

export const workflowExecutionEndpoints = endpoints<typeof workflowExecutionSchemas>()({
  list: get("/admin/workflows-executions"),
  retrieve: get("/admin/workflows-executions/:id"),
  retrieveByTransaction: get("/admin/workflows-executions/:workflow_id/:transaction_id"),
  subscribeTransaction: {
    ...get("/admin/workflows-executions/:workflow_id/:transaction_id/subscribe"),
    wire: "events",
  },
  run: post("/admin/workflows-executions/:workflow_id/run"),
  failStep: post("/admin/workflows-executions/:workflow_id/steps/failure"),
  succeedStep: post("/admin/workflows-executions/:workflow_id/steps/success"),
  subscribe: { ...get("/admin/workflows-executions/:workflow_id/subscribe"), wire: "events" },
})
