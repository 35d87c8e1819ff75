// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["workflowExecution"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface WorkflowExecution {
  /**
   * List runs of workflows. `GET /admin/workflows-executions`
   * @param args - optional query with `transaction_id`, `workflow_id`, `state`, `created_at`, `q`, `limit`, `offset`,
   *   `order`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Get a run of a workflow. `GET /admin/workflows-executions/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Get a run of a workflow by its transaction. `GET /admin/workflows-executions/:workflow_id/:transaction_id`
   * @param args - `workflow_id`, `transaction_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieveByTransaction: Of<"retrieveByTransaction">
  /**
   * Subscribe to one run of a workflow. `GET /admin/workflows-executions/:workflow_id/:transaction_id/subscribe`
   * @param args - `workflow_id`, `transaction_id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly subscribeTransaction: Of<"subscribeTransaction">
  /**
   * Run a workflow. `POST /admin/workflows-executions/:workflow_id/run`
   * @param args - `workflow_id`; optional body with `input`, `transaction_id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly run: Of<"run">
  /**
   * Mark a waiting step as failed. `POST /admin/workflows-executions/:workflow_id/steps/failure`
   * @param args - `workflow_id`; body with `transaction_id`, `step_id`, optional `response`, `compensate_input`,
   *   `action`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly failStep: Of<"failStep">
  /**
   * Mark a waiting step as succeeded. `POST /admin/workflows-executions/:workflow_id/steps/success`
   * @param args - `workflow_id`; body with `transaction_id`, `step_id`, optional `response`, `compensate_input`,
   *   `action`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly succeedStep: Of<"succeedStep">
  /**
   * Subscribe to the runs of a workflow. `GET /admin/workflows-executions/:workflow_id/subscribe`
   * @param args - `workflow_id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly subscribe: Of<"subscribe">
}
