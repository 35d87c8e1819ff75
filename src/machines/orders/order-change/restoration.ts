import { omitUndefined } from "#lib/omit-undefined.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ChangeStep } from "./change-step.ts"
import { openChange } from "./order-change.rules.ts"
import type { StartOptions } from "./order-change-flow.ts"
import { stepsToRestore } from "./steps/steps.ts"

/** All that is needed to start a discarded change again and to stage its steps. */
export interface Restoration {
  readonly orderId: string
  readonly isDraft: boolean
  /** The change's type on the wire. */
  readonly type: string
  readonly returnId: string
  readonly startOptions: StartOptions
  readonly steps: readonly ChangeStep[]
}

/** Types of changes that a flow can stage again. A transfer would email the customer again. */
const restorable = new Set(["edit", "return_request", "return_receive", "claim", "exchange"])

/** Whether a change of this type can be restored after it was discarded. */
export const canRestore = (type: string): boolean => restorable.has(type)

/** Reads the order's open change, so that it can be restored; null if there is nothing to restore. */
export async function readRestoration({ admin }: AdminSdk, id: string): Promise<Restoration | null> {
  const query = { status: ["pending", "requested"], fields: "*actions" }
  const [{ order: preview }, { order_changes }, { order }] = await Promise.all([
    admin.order.retrievePreview({ id }),
    admin.order.listChanges({ id, query }),
    admin.order.retrieve({ id, query: { fields: "id,is_draft_order" } }),
  ])
  const open = openChange(preview)
  if (!open || !preview.order_change || !canRestore(open.type)) return null
  const { returnId, claimId, type } = open
  const [location, claimType] = await Promise.all([
    returnId
      ? admin.return.retrieve({ id: returnId, query: { fields: "id,location_id" } }).then((a) => a.return.location_id)
      : undefined,
    claimId ? admin.claim.retrieve({ id: claimId, query: { fields: "id,type" } }).then((a) => a.claim.type) : undefined,
  ])
  // A draft's preview leaves out promotions and removed shipping methods; its change lists them.
  const actions = order_changes.find((change) => change.id === open.id)?.actions
  const order_change = { ...preview.order_change, ...(order.is_draft_order && actions ? { actions } : {}) }
  const steps = stepsToRestore({ ...preview, order_change })
  if (steps.length === 0) return null
  const startOptions = omitUndefined({
    claimType,
    locationId: location ?? undefined,
    returnId: type === "return_receive" ? returnId : undefined,
  })
  return { orderId: id, isDraft: order.is_draft_order === true, type, returnId, startOptions, steps }
}
