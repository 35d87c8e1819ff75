import { actOnce } from "#machines/lost-answer.ts"
import { openChange } from "#machines/order-change/order-change.rules.ts"
import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"

/** An unfinished change of an order, as its order tells it. */
export interface GiveUpTask {
  readonly type: "giveUp"
  /** The wire's name of the change; `draft` is a draft order itself. */
  readonly kind: string
  readonly orderId: string
  readonly returnId: string
  readonly claimId: string
  readonly exchangeId: string
}

/** Whether a change of this kind can be given up from afar. */
export const canGiveUp = (kind: string): boolean =>
  ["edit", "return_request", "return_receive", "claim", "exchange", "transfer", "draft"].includes(kind)

/** Discards what was begun on an order, without opening it. */
export const createGiveUpMachine = (sdk: AdminSdk) => {
  const { orderEdit, return: returns, claim: claims, exchange: exchanges, order: orders, draftOrder } = sdk.admin
  const ways: Record<string, (task: GiveUpTask) => Promise<unknown>> = {
    edit: ({ orderId: id }) => orderEdit.cancelRequest({ id }),
    return_request: ({ returnId: id }) => returns.cancelRequest({ id }),
    return_receive: ({ returnId: id }) => returns.cancelReceive({ id }),
    claim: ({ claimId: id }) => claims.cancelRequest({ id }),
    exchange: ({ exchangeId: id }) => exchanges.cancelRequest({ id }),
    transfer: ({ orderId: id }) => orders.cancelTransfer({ id }),
    draft: ({ orderId: id }) => draftOrder.delete({ id }),
  }
  const isGone = async ({ kind, orderId: id }: GiveUpTask) =>
    kind === "draft"
      ? (await draftOrder.list({ query: { id, fields: "id" } })).count === 0
      : openChange((await orders.retrievePreview({ id })).order)?.type !== kind
  return createTaskMachine<GiveUpTask>({
    id: "giveUp",
    run: async (task) => {
      const way = ways[task.kind]
      if (!way) throw new Error(`nothing gives up a ${task.kind}`)
      await actOnce(
        () => way(task),
        () => isGone(task),
      )
    },
  })
}
