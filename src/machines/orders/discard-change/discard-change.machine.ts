import { runIdempotent } from "#machines/kit/lost-response.ts"
import { createTaskMachine } from "#machines/kit/task/task.machine.ts"
import { deleteDraft, discardChange, isDiscarded } from "#machines/orders/order-change/discard-change.ts"
import { canRestore, type Restoration, readRestoration } from "#machines/orders/order-change/restoration.ts"
import type { AdminSdk } from "#sdk/admin.ts"

/** An unfinished change of an order, as the inbox lists it. */
export interface DiscardTask {
  readonly type: "discard"
  /** The change's type on the wire; `draft` for a draft order itself. */
  readonly kind: string
  readonly orderId: string
  /** For a draft order, the draft order's own id. */
  readonly changeId: string
}

/** Whether a change of this type can be discarded without opening it. */
export const canDiscard = (kind: string): boolean =>
  ["edit", "return_request", "return_receive", "claim", "exchange", "transfer", "draft"].includes(kind)

/**
 * Discards an unfinished change of an order, or deletes a draft order, without opening it. Before that, `keep` gets
 * what restores the change; null if it can't be restored.
 */
export const createDiscardChangeMachine = (sdk: AdminSdk, keep?: (restoration: Restoration | null) => void) =>
  createTaskMachine<DiscardTask>({
    id: "discardChange",
    send: async ({ kind, orderId, changeId }) => {
      if (kind === "draft") return deleteDraft(sdk, orderId)
      // Without a response the change can still be discarded, only not restored.
      if (keep && canRestore(kind)) keep(await readRestoration(sdk, orderId).catch(() => null))
      return runIdempotent(
        () => discardChange(sdk, orderId, changeId, kind),
        () => isDiscarded(sdk, orderId, changeId),
      )
    },
  })
