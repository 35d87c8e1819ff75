import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { roundParts, subtractMoney, sumMoney, toMinorUnits } from "#lib/money.ts"
import { adjustmentOn, basisOf, totalsParts } from "#lib/order-totals.ts"
import { actionsOf } from "#machines/orders/order-change/order-change.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"

/** Returns the promotion codes of an order that was loaded with its promotions. */
export const codesOf = (order: Order | undefined): string[] =>
  (order?.promotions ?? []).flatMap(({ code }) => code || [])

/** Returns the codes with staged ones added and removed ones left out. */
export function stagedCodes(codes: readonly string[], preview: OrderPreview): string[] {
  const known = new Set(codes)
  for (const { details } of actionsOf(preview)) {
    const { added_code, removed_code } = (details ?? {}) as Record<string, unknown>
    if (typeof added_code === "string") known.add(added_code)
    if (typeof removed_code === "string") known.delete(removed_code)
  }
  return [...known]
}

/** Returns each code's discount, rounded so that together with other promotions they add up to the summary's discount. */
export function discountsOf(codes: readonly string[], preview: OrderPreview, currency: string): Map<string, number> {
  const exact = codes.map((code) => discountOf(code, preview))
  const total = -totalsParts(preview, currency).discount
  const others = subtractMoney(total, ...exact)
  // Less than a cent is no other promotion, but what rounding the total has changed.
  const parts = Math.abs(toMinorUnits(others, currency)) > 1 ? [...exact, others] : exact
  const rounded = roundParts(parts, total, currency)
  return new Map(codes.map((code, at) => [code, rounded[at] ?? 0]))
}

/** Returns a code's discount on all items and shipping methods, in major units, on the basis of the draft's amounts. */
export function discountOf(code: string, preview: OrderPreview): number {
  const basis = basisOf(preview)
  return sumMoney(
    [...preview.items, ...preview.shipping_methods].flatMap(({ adjustments, tax_lines }) =>
      (adjustments ?? [])
        .filter((adjustment) => adjustment.code === code)
        .map((adjustment) => adjustmentOn(adjustment, tax_lines, basis)),
    ),
  )
}

/** Codes to choose from: active ones, the newest first. Automatic ones too: the server applies none to drafts. */
export const usableCodesQuery = queryOptions({
  queryKey: ["admin", "promotions", "usable-codes"],
  queryFn: async ({ signal }) => {
    const query = { fields: "id,code,status", order: "-created_at", limit: 100 }
    const { promotions } = await adminSdk().admin.promotion.list({ query }, { signal })
    return promotions.flatMap(({ code, status }) => (code && status === "active" ? [code] : []))
  },
  staleTime: 60_000,
})
