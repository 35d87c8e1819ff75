import type { QueryClient } from "@tanstack/react-query"
import { claimQuery, returnQuery } from "#admin/orders/returns/returns.ts"
import { omitUndefined } from "#lib/omit-undefined.ts"
import type { OrderChangeSnapshot } from "#machines/orders/order-change/order-change.machine.ts"
import { countChanges, openChange } from "#machines/orders/order-change/order-change.rules.ts"
import type { Restoration } from "#machines/orders/order-change/restoration.ts"
import { stepsToRestore } from "#machines/orders/order-change/steps/steps.ts"

/** What restores a change that its own page has discarded; null if nothing was staged. */
export function restorationIn(context: OrderChangeSnapshot["context"], client: QueryClient): Restoration | null {
  const { order, preview, orderId, startOptions } = context
  const open = openChange(preview)
  if (!preview || !open || countChanges(preview) === 0) return null
  const { type, returnId, claimId } = open
  const found = omitUndefined({
    locationId: client.getQueryData(returnQuery(returnId).queryKey)?.location_id ?? undefined,
    claimType: client.getQueryData(claimQuery(claimId).queryKey)?.type ?? undefined,
  })
  const isDraft = order?.status === "draft"
  const steps = stepsToRestore(preview)
  return { orderId, isDraft, type, returnId, startOptions: { ...startOptions, ...found }, steps }
}
