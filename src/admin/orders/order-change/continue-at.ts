import type { OpenChange } from "#machines/orders/order-change/order-change.rules.ts"

/** Returns the page that continues an order's open change; undefined for a transfer, which the customer answers. */
export function continueAt({ type, returnId }: Pick<OpenChange, "type" | "returnId">, id: string) {
  if (type === "edit") return { to: "/admin/orders/$id/edit", params: { id } } as const
  if (type === "return_request") return { to: "/admin/orders/$id/return", params: { id } } as const
  if (type === "claim") return { to: "/admin/orders/$id/claim", params: { id } } as const
  if (type === "exchange") return { to: "/admin/orders/$id/exchange", params: { id } } as const
  if (type === "return_receive")
    return { to: "/admin/orders/$id/returns/$returnId/receive", params: { id, returnId } } as const
  return undefined
}
