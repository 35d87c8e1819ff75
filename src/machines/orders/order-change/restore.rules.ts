import type { OrderChangeAction, OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { Change, ClaimReason } from "./order-change.flow.ts"
import { omitUndefined } from "./order-change.flow.ts"
import { actionsOf, openChange } from "./order-change.rules.ts"

const lineOf = (preview: OrderPreview, { details }: OrderChangeAction) =>
  preview.items.find(({ id }) => id === details?.reference_id)

const methodOf = (preview: OrderPreview, { id }: OrderChangeAction) =>
  preview.shipping_methods.find(({ actions }) => actions?.some((action) => action.id === id))

/** The step that stages an action again; undefined for actions that follow from others. */
function stepOf(preview: OrderPreview, action: OrderChangeAction): Change | undefined {
  const { details, internal_note } = action
  const itemId = String(details?.reference_id)
  const quantity = Number(details?.quantity ?? 0)
  const note = internal_note ?? undefined
  const price = typeof details?.unit_price === "number" ? details.unit_price : undefined
  switch (action.action) {
    case "ITEM_ADD": {
      const line = lineOf(preview, action)
      const unitPrice = price ?? line?.unit_price ?? 0
      if (!line?.variant_id) {
        const title = String(line?.title)
        return { type: "change.addCustom", title, quantity, unitPrice, ...omitUndefined({ note }) }
      }
      // The variant's own price stays its own, so that the server doesn't treat it as a custom one.
      const unit_price = line.is_custom_price === false ? undefined : unitPrice
      const item = { variant_id: line.variant_id, quantity, ...omitUndefined({ unit_price, internal_note: note }) }
      return { type: "change.addItems", items: [item] }
    }
    case "ITEM_UPDATE":
      return { type: "change.setItem", itemId, quantity, ...omitUndefined({ unitPrice: price, note }) }
    case "RETURN_ITEM": {
      const reasonId = typeof details?.reason_id === "string" ? details.reason_id : undefined
      return { type: "change.returnItem", itemId, quantity, ...omitUndefined({ reasonId, note }) }
    }
    case "WRITE_OFF_ITEM": {
      const reason = (details?.reason ?? undefined) as ClaimReason | undefined
      return { type: "change.claim", itemId, quantity, ...omitUndefined({ reason, note }) }
    }
    case "RECEIVE_RETURN_ITEM":
      return { type: "change.receive", itemId, quantity, damaged: false }
    case "RECEIVE_DAMAGED_RETURN_ITEM":
      return { type: "change.receive", itemId, quantity, damaged: true }
    case "SHIPPING_ADD": {
      const method = methodOf(preview, action)
      if (!method?.shipping_option_id) return undefined
      const side = sidedTypes.has(openChange(preview)?.type ?? "")
        ? { side: action.return_id ? ("inbound" as const) : ("outbound" as const) }
        : {}
      return { type: "change.addShipping", optionId: method.shipping_option_id, amount: method.amount ?? 0, ...side }
    }
    case "SHIPPING_REMOVE":
      return { type: "change.removeShippingMethod", methodId: String(action.reference_id) }
    case "PROMOTION_ADD":
      return { type: "change.addPromotions", codes: [String(details?.added_code)] }
    case "PROMOTION_REMOVE":
      return { type: "change.removePromotions", codes: [String(details?.removed_code)] }
    default:
      return undefined
  }
}

const sidedTypes = new Set(["claim", "exchange"])

/** Shipping follows the items: the first item to return creates the return that return shipping belongs to. */
const rankOf = ({ action }: OrderChangeAction) => (action.startsWith("SHIPPING") ? 1 : 0)

/** The steps that stage the order's open change again after it was discarded, in order. */
export function stepsToRestore(preview: OrderPreview): readonly Change[] {
  const change = preview.order_change
  const steps: Change[] = actionsOf(preview)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.ordering - b.ordering)
    .flatMap((action) => stepOf(preview, action) ?? [])
  if (change?.carry_over_promotions) steps.push({ type: "change.carryOverPromotions", carryOver: true })
  if (change?.status === "requested") steps.push({ type: "change.request" })
  return steps.map((step) => ({ ...step, restored: true }))
}
