import { adminSdk } from "#admin/api/client.ts"
import { FieldRefusal } from "#admin/kit/form/server-errors.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { toApiError } from "#sdk/error.ts"

/** The id of a run; undefined if the server doesn't keep it. */
async function idOf(workflow_id: string, transaction_id: string): Promise<string | undefined> {
  const args = { workflow_id, transaction_id, query: { fields: "id" } }
  return (await adminSdk().admin.workflowExecution.retrieveByTransaction(args)).workflow_execution?.id
}

/**
 * Runs a workflow once and returns the id of its run; undefined if it has finished and the server doesn't keep it.
 * After a lost response it looks for the run by its transaction id, which must be the same for each try. Throws a
 * `FieldRefusal` of `workflow` if the server has none with this name.
 */
export async function runWorkflow(
  workflow: string,
  input: unknown,
  transactionId: string,
): Promise<string | undefined> {
  const body = { transaction_id: transactionId, ...(input === undefined ? {} : { input }) }
  try {
    const earlier = await idOf(workflow, transactionId)
    if (earlier) return earlier
    await adminSdk().admin.workflowExecution.run({ workflow_id: workflow, body })
  } catch (error) {
    const { status } = toApiError(error)
    if (status === 404) throw new FieldRefusal("workflow", toApiError(error))
    const found = isLost(toApiError(error)) && (await idOf(workflow, transactionId).catch(() => undefined))
    if (found) return found
    throw error
  }
  return idOf(workflow, transactionId).catch(() => undefined)
}
