import { changedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import { needed } from "#machines/kit/needed.ts"
import { createTaskMachine } from "#machines/kit/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type CancelReturnKind, whyNotCancelReturn } from "./cancel-return.rules.ts"

export interface CancelReturnTask {
  readonly type: "cancelReturn"
  readonly kind: CancelReturnKind
  readonly orderId: string
  readonly returnId: string
  /** Id of the return, claim or exchange that is canceled. */
  readonly ownerId: string
}

const RETURN_FIELDS = "id,status,canceled_at,claim_id,exchange_id,*items,*fulfillments"

/** Cancels a requested return, or the claim or exchange that it belongs to. */
export const createCancelReturnMachine = (sdk: AdminSdk) => {
  const { return: returns, claim: claims, exchange: exchanges, fulfillment: fulfillments, order: orders } = sdk.admin
  const read = async (id: string) => needed((await returns.retrieve({ id, query: { fields: RETURN_FIELDS } })).return)

  /**
   * Loads the return, if it can still be canceled; throws (409) otherwise. Its fulfillments are canceled before the server
   * says whether it refuses the rest.
   */
  async function readCancelable({ orderId: id, returnId }: CancelReturnTask) {
    const [row, { order }, { order_changes }] = await Promise.all([
      read(returnId),
      orders.retrieve({ id, query: { fields: "id,status,items.id,*items.detail" } }),
      orders.listChanges({ id, query: { fields: "*actions" } }),
    ])
    const hasOpenChange = order_changes.some(({ status }) => status === "pending" || status === "requested")
    if (row.status !== "requested" || whyNotCancelReturn(row, needed(order), order_changes, hasOpenChange))
      throw changedMeanwhile()
    return row
  }

  /** Cancels the return's own fulfillments first, without which the server refuses. Repeating it skips what is done. */
  async function send(task: CancelReturnTask): Promise<unknown> {
    const { kind, ownerId: id } = task
    const row = await readCancelable(task)
    const sent = (row.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at)
    for (const { id } of sent) await fulfillments.cancel({ id })
    if (kind === "claim") return claims.cancel({ id, body: {} })
    return kind === "exchange" ? exchanges.cancel({ id, body: {} }) : returns.cancel({ id, body: {} })
  }
  /** The server cancels a claim's or exchange's return last, so it shows whether everything is done. */
  const isCanceled = async ({ returnId }: CancelReturnTask) => (await read(returnId)).canceled_at !== null

  return createTaskMachine<CancelReturnTask>({ id: "cancelReturn", send, hasHappened: isCanceled })
}
