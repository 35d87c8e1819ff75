import type { SnapshotFrom } from "xstate"
import type { createSelfReturnMachine, SelfReturnRef } from "#machines/self-return/self-return.machine.ts"
import type { Order } from "#schema/store/entities/order.ts"

/** Props of every part of the return page. */
export interface SelfReturnProps {
  order: Order
  snapshot: SnapshotFrom<ReturnType<typeof createSelfReturnMachine>>
  send: SelfReturnRef["send"]
}
