import type { OrderChangeAction, OrderChangeActionKind, OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { Change } from "./order-change.flow.ts"
import { actionsOf, openChange } from "./order-change.rules.ts"

/** The previews before a step was sent and now. */
export interface Staged {
  readonly before: OrderPreview | null
  readonly now: OrderPreview
}
type Of<T extends Change["type"]> = Extract<Change, { type: T }>
type Kind = OrderChangeActionKind

export const receiptOf = ({ damaged }: { damaged?: boolean }) =>
  damaged ? "RECEIVE_DAMAGED_RETURN_ITEM" : "RECEIVE_RETURN_ITEM"

export const actionIn = (preview: OrderPreview | null, id: string): OrderChangeAction | undefined =>
  actionsOf(preview).find((action) => action.id === id)

const lineOf = (preview: OrderPreview | null, action: OrderChangeAction | undefined) =>
  preview?.items.find(({ id }) => id === action?.details?.reference_id)

const methodOf = (preview: OrderPreview | null, action: OrderChangeAction | undefined) =>
  preview?.shipping_methods.find(({ actions }) => actions?.some(({ id }) => id === action?.id))

/** Actions of a kind added since the step was sent. */
function addedIn({ before, now }: Staged, kind: Kind): OrderChangeAction[] {
  const had = new Set(actionsOf(before).map(({ id }) => id))
  return actionsOf(now).filter(({ id, action }) => action === kind && !had.has(id))
}

interface RequestedValues {
  readonly quantity?: number
  readonly unitPrice?: number
  readonly note?: string
  readonly reasonId?: string
  readonly reason?: string
}

/** Whether an action matches all requested values; values that weren't requested are ignored. */
const matchesRequest = (action: OrderChangeAction | undefined, requested: RequestedValues): boolean => {
  const { details, internal_note } = action ?? {}
  const pairs = [
    [requested.quantity, details?.quantity],
    [requested.unitPrice, details?.unit_price],
    [requested.reasonId, details?.reason_id],
    [requested.reason, details?.reason],
    [requested.note, internal_note ?? ""],
  ]
  return action !== undefined && pairs.every(([wanted, found]) => wanted === undefined || wanted === found)
}

const isAdded = (staged: Staged, kind: Kind, itemId: string, requested: RequestedValues): boolean =>
  addedIn(staged, kind).some((action) => action.details?.reference_id === itemId && matchesRequest(action, requested))

const isSet = ({ now }: Staged, change: RequestedValues & { readonly actionId: string }): boolean =>
  matchesRequest(actionIn(now, change.actionId), change)

const isRemoved = ({ now }: Staged, { actionId }: { readonly actionId: string }): boolean => !actionIn(now, actionId)

const isShippingAdded = (staged: Staged, { optionId, amount }: { optionId: string; amount?: number }): boolean =>
  addedIn(staged, "SHIPPING_ADD").some((action) => {
    const method = methodOf(staged.now, action)
    return method?.shipping_option_id === optionId && (amount === undefined || method.amount === amount)
  })

const isMethodRemoved = ({ now }: Staged, { methodId }: { methodId: string }): boolean =>
  actionsOf(now).some(({ action, reference_id }) => action === "SHIPPING_REMOVE" && reference_id === methodId)

const hasCodes = (staged: Staged, kind: Kind, name: string, codes: readonly string[]): boolean => {
  const found = new Set(addedIn(staged, kind).map(({ details }) => details?.[name]))
  return codes.every((code) => found.has(code))
}

/** Each item needs its own action. */
function areAdded(staged: Staged, items: Of<"change.addItems">["items"]): boolean {
  const free = new Set(addedIn(staged, "ITEM_ADD"))
  return items.every(({ variant_id, quantity, unit_price }) => {
    const requested = { quantity, ...(unit_price === undefined ? {} : { unitPrice: unit_price }) }
    const match = [...free].find(
      (a) => lineOf(staged.now, a)?.variant_id === variant_id && matchesRequest(a, requested),
    )
    return match !== undefined && free.delete(match)
  })
}

/** Whether the new action of a replacement exists; the old one may still exist too. */
function isReplacementAdded(change: Change, staged: Staged): boolean {
  switch (change.type) {
    case "change.replaceClaim":
      return isAdded(staged, "WRITE_OFF_ITEM", change.itemId, change)
    case "change.setShippingMethod":
      return isShippingAdded(staged, change)
    case "change.setAdded": {
      const variant = lineOf(staged.before, actionIn(staged.before, change.actionId))?.variant_id
      return addedIn(staged, "ITEM_ADD").some(
        (action) => lineOf(staged.now, action)?.variant_id === variant && matchesRequest(action, change),
      )
    }
    default:
      return false
  }
}
const isOldRemoved = (change: Change, staged: Staged): boolean =>
  change.type === "change.setShippingMethod"
    ? isMethodRemoved(staged, change)
    : !("actionId" in change) || isRemoved(staged, change)

const isReplaced = (change: Change, staged: Staged): boolean =>
  isReplacementAdded(change, staged) && isOldRemoved(change, staged)

/** Whether a replacement has added its new action but not removed the old one; both apply until it is retried. */
export const isHalfStaged = (change: Change, staged: Staged): boolean =>
  isReplacementAdded(change, staged) && !isOldRemoved(change, staged)

/**
 * Replaces an action that the server can't update: adds the new one before removing the old one, so that nothing is
 * lost if it is rejected. A retry does only what is left.
 */
export async function replaceAction(
  change: Change,
  { before, preview }: { readonly before: OrderPreview | null; readonly preview: OrderPreview },
  { add, remove }: { add(): Promise<unknown>; remove(): Promise<unknown> },
): Promise<void> {
  const staged = { before, now: preview }
  if (!isReplacementAdded(change, staged)) await add()
  if (!isOldRemoved(change, staged)) await remove()
}

const rules: { [T in Change["type"]]: (change: Of<T>, staged: Staged) => boolean } = {
  "change.addItems": ({ items }, staged) => areAdded(staged, items),
  "change.addCustom": (change, staged) =>
    addedIn(staged, "ITEM_ADD").some(
      (action) => lineOf(staged.now, action)?.title === change.title && matchesRequest(action, change),
    ),
  "change.setItem": (change, staged) => isAdded(staged, "ITEM_UPDATE", change.itemId, change),
  "change.setAdded": (change, staged) => isSet(staged, change),
  "change.undo": (change, staged) => isRemoved(staged, change),
  "change.addPromotions": ({ codes }, staged) => hasCodes(staged, "PROMOTION_ADD", "added_code", codes),
  "change.removePromotions": ({ codes }, staged) => hasCodes(staged, "PROMOTION_REMOVE", "removed_code", codes),
  "change.returnItem": (change, staged) => isAdded(staged, "RETURN_ITEM", change.itemId, change),
  "change.setReturnItem": (change, staged) => isSet(staged, change),
  "change.removeReturnItem": (change, staged) => isRemoved(staged, change),
  "change.claim": (change, staged) => isAdded(staged, "WRITE_OFF_ITEM", change.itemId, change),
  "change.setClaimed": (change, staged) => isSet(staged, change),
  "change.replaceClaim": isReplaced,
  "change.unclaim": (change, staged) => isRemoved(staged, change),
  "change.receive": (change, staged) => isAdded(staged, receiptOf(change), change.itemId, change),
  "change.setReceived": (change, staged) => isSet(staged, change),
  "change.unreceive": (change, staged) => isRemoved(staged, change),
  // The preview doesn't show the location; setting it again is harmless.
  "change.setLocation": () => false,
  "change.addShipping": (change, staged) => isShippingAdded(staged, change),
  "change.setShipping": ({ actionId, amount }, { now }) => methodOf(now, actionIn(now, actionId))?.amount === amount,
  "change.removeShipping": (change, staged) => isRemoved(staged, change),
  "change.setShippingMethod": isReplaced,
  "change.removeShippingMethod": (change, staged) => isMethodRemoved(staged, change),
  "change.carryOverPromotions": ({ carryOver }, { now }) => now.order_change?.carry_over_promotions === carryOver,
  "change.request": (_, { now }) => openChange(now)?.status === "requested",
}

/**
 * Whether a step is saved, even if its response was lost: exactly its action was added, updated or removed since it
 * was sent. Any other new action is someone else's.
 */
export function isStaged(change: Change, staged: Staged, isReplacing = false): boolean {
  const [was, is] = [openChange(staged.before), openChange(staged.now)]
  if (is === null || (was !== null && was.id !== is.id)) return false
  if (isReplacing) return isReplaced(change, staged)
  const rule = rules[change.type] as (change: Change, staged: Staged) => boolean
  return rule(change, staged)
}
