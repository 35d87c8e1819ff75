import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { orderQuery } from "#admin/orders/order-queries.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { openChange } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { requestSteps } from "./undo-discard.ts"

/** What follows a confirmation: receiving the items of the requested return, or refunding what is due. */
export type NextTask = "receive" | "refund"

/** Opens what follows a confirmed change: receiving all items that it returns, or the order's page with the refund. */
export function useNextTask(): (task: NextTask, preview: OrderPreview) => void {
  const navigate = usePageNavigate()
  const client = useQueryClient()
  return useCallback(
    async (task, preview) => {
      const { id } = preview
      const returnId = openChange(preview)?.returnId ?? ""
      if (task === "refund" || !returnId) {
        // The refund proposes what is due now. If it can't be loaded, the page loads it itself.
        await client.fetchQuery({ ...orderQuery(id), staleTime: 0 }).catch(() => undefined)
        navigate({ to: "/admin/orders/$id", params: { id }, replace: true, state: { nextTask: "refund" } })
        return
      }
      const steps = preview.items.flatMap(({ id: itemId, actions }) => {
        const returned = actions?.findLast(({ action }) => action === "RETURN_ITEM")
        const quantity = Number(returned?.details?.quantity ?? 0)
        return quantity > 0 ? [{ type: "change.receive", itemId, quantity, damaged: false } as const] : []
      })
      const state = requestSteps({ startOptions: { returnId }, steps })
      navigate({ to: "/admin/orders/$id/returns/$returnId/receive", params: { id, returnId }, replace: true, state })
    },
    [navigate, client],
  )
}
