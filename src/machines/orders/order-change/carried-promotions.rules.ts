import type { Order } from "#schema/admin/entities/order.ts"

/** The codes of an order's promotions. */
export const promotionCodes = (order: Order | null): string[] =>
  (order?.promotions ?? []).flatMap(({ code }) => code ?? [])

/**
 * The codes that the server can't recalculate for a change: fixed amounts on all items together, and those that apply to
 * one unit only.
 */
export const fixedCodes = (order: Order | null): string[] =>
  (order?.promotions ?? []).flatMap(({ code, application_method: method }) => {
    if (!method) return []
    const isFixed = method.allocation !== "each" && (method.type === "fixed" || method.allocation !== "across")
    return isFixed ? (code ?? []) : []
  })
