import type { OrderChangeSnapshot } from "#machines/orders/order-change/order-change.machine.ts"

/** The promotion code that the server didn't accept in the last step, and why; undefined for other errors. */
export function refusedCode({ change, error }: OrderChangeSnapshot["context"]) {
  if (change?.type !== "change.addPromotions" || error?.kind !== "http") return undefined
  const [code = ""] = change.codes
  if (error.message.endsWith("not active")) return { code, why: "inactive" as const }
  return error.message.endsWith("not found") ? { code, why: "unknown" as const } : undefined
}
