import { sumMoney } from "#lib/money.ts"
import { actionsOf } from "#machines/order-change/order-change.rules.ts"
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

/** Returns a code's discount on all items and shipping methods, in major units. */
export const discountOf = (code: string, preview: OrderPreview): number =>
  sumMoney(
    [
      ...preview.items.flatMap(({ adjustments }) => adjustments ?? []),
      ...preview.shipping_methods.flatMap(({ adjustments }) => adjustments ?? []),
    ]
      .filter((adjustment) => adjustment.code === code)
      .map(({ amount }) => Number(amount ?? 0)),
  )
