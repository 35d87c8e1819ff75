import { changedMeanwhile } from "#machines/changed-meanwhile.ts"
import { needed } from "#machines/needed.ts"
import { runTask } from "#machines/task/run-once.ts"
import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { CancelReturnKind } from "./cancel-return.rules.ts"

export interface CancelReturnTask {
  readonly type: "cancelReturn"
  readonly kind: CancelReturnKind
  readonly returnId: string
  /** Id of the return, claim or exchange that is canceled. */
  readonly ownerId: string
}

/** Cancels a requested return, or the claim or exchange that it belongs to. */
export const createCancelReturnMachine = (sdk: AdminSdk) => {
  const { return: returns, claim: claims, exchange: exchanges, fulfillment: fulfillments } = sdk.admin
  const read = async (id: string) =>
    needed((await returns.retrieve({ id, query: { fields: "id,status,canceled_at,*fulfillments" } })).return)

  /** Cancels the return's own fulfillments first, without which the server refuses. Repeating it skips what is done. */
  async function send({ kind, returnId, ownerId: id }: CancelReturnTask): Promise<unknown> {
    const row = await read(returnId)
    if (row.status !== "requested") throw changedMeanwhile()
    const sent = (row.fulfillments ?? []) as readonly { id: string; canceled_at: string | null }[]
    for (const { id } of sent.filter(({ canceled_at }) => !canceled_at)) await fulfillments.cancel({ id })
    if (kind === "claim") return claims.cancel({ id, body: {} })
    return kind === "exchange" ? exchanges.cancel({ id, body: {} }) : returns.cancel({ id, body: {} })
  }
  /** The server cancels a claim's or exchange's return last, so it shows whether everything is done. */
  const isCanceled = async ({ returnId }: CancelReturnTask) => (await read(returnId)).canceled_at !== null

  return createTaskMachine<CancelReturnTask, true>({
    id: "cancelReturn",
    run: (task, unsure) =>
      runTask(
        unsure,
        () => send(task),
        () => isCanceled(task),
      ),
  })
}
