import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import { needed } from "#machines/kit/needed.ts"
import type { Order } from "#schema/store/entities/order.ts"
import type { StoreSdk } from "#sdk/store.ts"

/** Actions on a transfer request: accept and decline need the emailed token, cancel the requesting customer. */
export type Answer = "accept" | "decline" | "cancel"
interface TransferAction {
  readonly orderId: string
  readonly token: string | null
}

export function orderTransferActors(sdk: StoreSdk) {
  const { order } = sdk.store
  const byToken = ({ orderId, token }: TransferAction) => ({ id: orderId, body: { token: token ?? "" } })
  return {
    load: fromAbortable(
      async ({ input, signal }: { input: { orderId: string }; signal: AbortSignal }): Promise<Order> =>
        needed((await order.retrieve({ id: input.orderId }, { signal })).order),
    ),
    accept: fromPromise(
      async ({ input }: { input: TransferAction }) => (await order.acceptTransfer(byToken(input))).order,
    ),
    decline: fromPromise(
      async ({ input }: { input: TransferAction }) => (await order.declineTransfer(byToken(input))).order,
    ),
    cancel: fromPromise(
      async ({ input }: { input: TransferAction }) => (await order.cancelTransfer({ id: input.orderId })).order,
    ),
  }
}
