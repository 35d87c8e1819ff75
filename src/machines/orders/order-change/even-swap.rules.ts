import { compareMoney } from "#lib/money.ts"
import { keptQuantity, unitPaidOf, unitPriceOf } from "#lib/order-totals.ts"
import type { OrderLinePreview, OrderPreview } from "#schema/admin/entities/order-change.ts"

interface Units {
  readonly variantId: string
  /** Price paid for one unit, after discounts unless they are recalculated, and without tax, because the server adds tax to a given price. */
  readonly value: number
  left: number
}

const stagedQuantity = (item: OrderLinePreview, kind: "RETURN_ITEM" | "ITEM_ADD"): number =>
  Number((item.actions ?? []).findLast(({ action }) => action === kind)?.details?.quantity ?? 0)

/** One unit's price after discounts and without tax, in major units. */
const paidPerUnit = (item: OrderLinePreview): number => (keptQuantity(item) > 0 ? unitPaidOf(item, "net") : 0)

const takeFrom = (units: readonly Units[], variantId: string): Units | undefined =>
  units.find((each) => each.left > 0 && each.variantId === variantId) ?? units.find(({ left }) => left > 0)

/** The units that come back and that no added item replaces yet; each added one replaces one of its own variant first. */
function unitsToReplace(preview: OrderPreview): readonly Units[] {
  const units = preview.items.map((item) => ({
    variantId: item.variant_id ?? "",
    // Recalculated promotions discount the added item, too.
    value: preview.order_change?.carry_over_promotions ? unitPriceOf(item, "net") : paidPerUnit(item),
    left: stagedQuantity(item, "RETURN_ITEM"),
  }))
  for (const item of preview.items.filter((each) => stagedQuantity(each, "ITEM_ADD") > 0))
    for (let count = item.quantity; count > 0; count--) {
      const taken = takeFrom(units, item.variant_id ?? "")
      if (taken) taken.left -= 1
    }
  return units
}

/**
 * The unit price, in major units, at which a variant replaces a returned item without a balance, if both are taxed the
 * same. Undefined if each returned item has a replacement.
 */
export const evenSwapPrice = (preview: OrderPreview, variantId: string): number | undefined =>
  takeFrom(unitsToReplace(preview), variantId)?.value

/** Whether a change gives items for free and refunds those that come back, too. */
export const isFreeAndRefunded = (preview: OrderPreview, due: number, currency: string): boolean =>
  compareMoney(due, 0, currency) < 0 &&
  preview.items.some((item) => stagedQuantity(item, "RETURN_ITEM") > 0) &&
  preview.items.some((item) => stagedQuantity(item, "ITEM_ADD") > 0 && (item.unit_price ?? 0) === 0)
