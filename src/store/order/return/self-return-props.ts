import type { SnapshotFrom } from "xstate"
import type { createSelfReturnMachine, SelfReturnRef } from "#machines/store/self-return/self-return.machine.ts"
import type { Order } from "#schema/store/entities/order.ts"

/** The page of an order: in the account, or the one that its link opens. */
export type OrderPath = "/account/orders/$id" | "/order/$id"

/** Props of every part of the return page. */
export interface SelfReturnProps {
  order: Order
  /** Shown where the order has no email address. */
  email: string
  path: OrderPath
  snapshot: SnapshotFrom<ReturnType<typeof createSelfReturnMachine>>
  send: SelfReturnRef["send"]
}
