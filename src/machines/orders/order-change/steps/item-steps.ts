import { omitUndefined } from "#lib/omit-undefined.ts"
import type { OrderChangeAction, OrderPreview } from "#schema/admin/entities/order-change.ts"
import {
  actionIn,
  addedIn,
  isActionAdded,
  isActionRemoved,
  type Line,
  lineOf,
  matchesRequest,
  newQuantity,
  noQuantity,
  removal,
  type Staged,
  type Steps,
  unchanged,
  update,
  valuesOf,
} from "./step.ts"

interface Priced extends Line {
  /** Major units; defaults to the variant's current price. */
  readonly unitPrice?: number
}
interface AddedItem {
  readonly variant_id: string
  readonly quantity: number
  /** Major units; defaults to the variant's current price. */
  readonly unit_price?: number
  readonly internal_note?: string
}

/** New items: added by an edit, or outbound in a claim or an exchange. */
export type NewItemStep =
  | { type: "change.addItems"; items: AddedItem[] }
  | ({ type: "change.setAdded"; actionId: string } & Priced)
  | { type: "change.removeAdded"; actionId: string }

/** An item that the order already has. */
export type ItemStep = { type: "change.setItem"; itemId: string } & Priced

/** A custom item of a draft order, without a product: a name and a price. */
export type CustomItemStep = { type: "change.addCustom"; title: string } & Required<Omit<Priced, "note">> &
  Pick<Line, "note">

const priceOf = ({ details }: OrderChangeAction): number | undefined =>
  typeof details?.unit_price === "number" ? details.unit_price : undefined

/** The line that an action adds, if it adds one, with the price to restore it with. */
function addedLineOf(action: OrderChangeAction | null, preview: OrderPreview) {
  if (action?.action !== "ITEM_ADD") return undefined
  const line = lineOf(preview, action)
  return { ...valuesOf(action), line, unitPrice: priceOf(action) ?? line?.unit_price ?? 0 }
}

/** Each item needs its own action. */
function areAdded({ items }: NewItemStep & { type: "change.addItems" }, staged: Staged): boolean {
  const free = new Set(addedIn(staged, "ITEM_ADD"))
  return items.every(({ variant_id, quantity, unit_price }) => {
    const requested = { quantity, ...omitUndefined({ unitPrice: unit_price }) }
    const match = [...free].find(
      (action) => lineOf(staged.now, action)?.variant_id === variant_id && matchesRequest(action, requested),
    )
    return match !== undefined && free.delete(match)
  })
}

/** Steps that add items, and that change items of the order. */
export const itemSteps: Steps<NewItemStep | ItemStep | CustomItemStep> = {
  "change.addItems": {
    isSaved: areAdded,
    rebase: unchanged,
    restoredFrom: (action, preview) => {
      const added = addedLineOf(action, preview)
      if (!added?.line?.variant_id) return undefined
      const { line, quantity, note, unitPrice } = added
      // The variant's own price stays its own, so that the server doesn't treat it as a custom one.
      const unit_price = line.is_custom_price === false ? undefined : unitPrice
      const item = {
        variant_id: added.line.variant_id,
        quantity,
        ...omitUndefined({ unit_price, internal_note: note }),
      }
      return { type: "change.addItems", items: [item] }
    },
    quantity: noQuantity,
  },
  "change.setAdded": {
    ...update,
    replacement: {
      isAdded: (step, staged) => {
        const variant = lineOf(staged.before, actionIn(staged.before, step.actionId))?.variant_id
        return addedIn(staged, "ITEM_ADD").some(
          (action) => lineOf(staged.now, action)?.variant_id === variant && matchesRequest(action, step),
        )
      },
      isRemoved: isActionRemoved,
    },
  },
  // The item keeps its quantity until it is removed.
  "change.removeAdded": { ...removal, quantity: noQuantity },
  "change.setItem": {
    isSaved: (step, staged) => isActionAdded("ITEM_UPDATE", step, staged),
    rebase: unchanged,
    restoredFrom: (action) =>
      action?.action === "ITEM_UPDATE"
        ? { type: "change.setItem", ...valuesOf(action), ...omitUndefined({ unitPrice: priceOf(action) }) }
        : undefined,
    quantity: newQuantity,
  },
  "change.addCustom": {
    isSaved: (step, staged) =>
      addedIn(staged, "ITEM_ADD").some(
        (action) => lineOf(staged.now, action)?.title === step.title && matchesRequest(action, step),
      ),
    rebase: unchanged,
    restoredFrom: (action, preview) => {
      const added = addedLineOf(action, preview)
      if (!added || added.line?.variant_id) return undefined
      const { line, quantity, note, unitPrice } = added
      return { type: "change.addCustom", title: String(line?.title), quantity, unitPrice, ...omitUndefined({ note }) }
    },
    quantity: noQuantity,
  },
}
