import type { Order } from "#schema/admin/entities/order.ts"

/** A promotion of an order, as far as a change needs it. */
interface OrderPromotion {
  readonly code?: string | null | undefined
  readonly application_method?:
    | { readonly type?: string | undefined; readonly allocation?: string | null | undefined }
    | null
    | undefined
}

const promotionsOf = (order: Order | null): readonly OrderPromotion[] =>
  Array.isArray(order?.promotions) ? (order.promotions as readonly OrderPromotion[]) : []

/** The codes of an order's promotions. */
export const promotionCodes = (order: Order | null): string[] => promotionsOf(order).flatMap(({ code }) => code ?? [])

/**
 * The codes that the server can't recalculate for a change: fixed amounts on all items together, and those that apply to
 * one unit only.
 */
export const fixedCodes = (order: Order | null): string[] =>
  promotionsOf(order).flatMap(({ code, application_method: method }) => {
    if (!method) return []
    const isFixed = method.allocation !== "each" && (method.type === "fixed" || method.allocation !== "across")
    return isFixed ? (code ?? []) : []
  })
