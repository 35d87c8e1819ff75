import { omitUndefined } from "#lib/omit-undefined.ts"
import { actionsOf, type Reason } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderChangeAction, OrderChangeActionKind, OrderPreview } from "#schema/admin/entities/order-change.ts"

/** What a step sets on a line of the order. */
export interface Line {
  readonly quantity: number
  readonly note?: string
}

/** The previews before a step was sent and now. */
export interface Staged {
  readonly before: OrderPreview | null
  readonly now: OrderPreview | null
}

/** The two parts of a step that adds an action and removes another, because the server can't update the old one. */
interface Replacement<S> {
  isAdded(step: S, staged: Staged): boolean
  isRemoved(step: S, staged: Staged): boolean
}

/** What the machine knows about a type of steps; each flow adds its request. `K`: all steps of this kind. */
export interface Step<S, K = S> {
  /**
   * Whether a step is saved, even if its response was lost: exactly its action was added, updated or removed since it
   * was sent. Any other new action is someone else's.
   */
  isSaved(step: S, staged: Staged): boolean
  /**
   * The step for the current preview, when it has waited or is sent again: updates an item that is staged by now
   * instead of staging it twice, refers to the new action if its action was replaced, and stages an item again if its
   * action was removed.
   */
  rebase(step: S, staged: Staged): K
  /** The step that stages an action of a discarded change again, or for null a property of the change itself. */
  restoredFrom(action: OrderChangeAction | null, preview: OrderPreview): S | undefined
  /** The quantity that the step sets for its item, which the page shows until the step is saved; undefined if none. */
  quantity(step: S): number | undefined
  /** Why the step can't be staged now; undefined if it can. */
  whyNot?(preview: OrderPreview | null): Reason | undefined
  /** For steps that replace an action in at least one flow. */
  readonly replacement?: Replacement<S>
}

/** What the machine knows about each step of a kind. */
export type Steps<K extends { readonly type: string }> = {
  readonly [T in K["type"]]: Step<Extract<K, { readonly type: T }>, K>
}

interface RequestedValues {
  readonly quantity?: number
  readonly unitPrice?: number
  readonly note?: string
  readonly reasonId?: string
  readonly reason?: string
}

export const actionIn = (preview: OrderPreview | null, id: string): OrderChangeAction | undefined =>
  actionsOf(preview).find((action) => action.id === id)

export const lineOf = (preview: OrderPreview | null, action: OrderChangeAction | undefined) =>
  preview?.items.find(({ id }) => id === action?.details?.reference_id)

export const methodOf = (preview: OrderPreview | null, action: OrderChangeAction | undefined) =>
  preview?.shipping_methods.find(({ actions }) => actions?.some(({ id }) => id === action?.id))

/** Actions of a kind added since the step was sent. */
export function addedIn({ before, now }: Staged, kind: OrderChangeActionKind): OrderChangeAction[] {
  const had = new Set(actionsOf(before).map(({ id }) => id))
  return actionsOf(now).filter(({ id, action }) => action === kind && !had.has(id))
}

/** Whether an action matches all requested values; values that weren't requested are ignored. */
export const matchesRequest = (action: OrderChangeAction | undefined, requested: RequestedValues): boolean => {
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

/** Whether a step has added an action of a kind for its item. */
export const isActionAdded = (
  kind: OrderChangeActionKind,
  step: RequestedValues & { readonly itemId: string },
  staged: Staged,
): boolean =>
  addedIn(staged, kind).some((action) => action.details?.reference_id === step.itemId && matchesRequest(action, step))

export const isActionRemoved = ({ actionId }: { readonly actionId: string }, { now }: Staged): boolean =>
  !actionIn(now, actionId)

/** The action of a kind that is staged for an item. */
export const stagedFor = (itemId: string, kind: OrderChangeActionKind, { now }: Staged): string | undefined =>
  now?.items.find((item) => item.id === itemId)?.actions?.findLast(({ action }) => action === kind)?.id

/** The action that replaced a removed one: of the same kind, for the same item or variant. */
function successorOf(removed: OrderChangeAction, { before, now }: Staged): OrderChangeAction | undefined {
  const variant = lineOf(before, removed)?.variant_id
  return actionsOf(now).findLast((action) => {
    if (action.action !== removed.action || actionIn(before, action.id)) return false
    if (action.details?.reference_id === removed.details?.reference_id) return true
    return variant && lineOf(now, action)?.variant_id === variant
  })
}

interface ActionStep {
  readonly actionId: string
}

/** Rebases a step that refers to an action; `addAgain` returns the step for an action that nothing has replaced. */
export function rebaseAction<S extends ActionStep, A = never>(
  step: S,
  staged: Staged,
  addAgain: (removed: OrderChangeAction) => S | A = () => step,
): S | A {
  const old = actionIn(staged.before, step.actionId)
  if (!old || actionIn(staged.now, step.actionId)) return step
  const successor = successorOf(old, staged)
  return successor ? { ...step, actionId: successor.id } : addAgain(old)
}

/** For steps that don't depend on what else is staged. */
export const unchanged = <S>(step: S): S => step

/** For steps whose effect other steps restore. */
export const notRestored = () => undefined

/** For steps that set no quantity of a line. */
export const noQuantity = () => undefined

export const newQuantity = ({ quantity }: { readonly quantity?: number }) => quantity

/** A step that updates an action. */
export const update = {
  isSaved: (step: RequestedValues & { readonly actionId: string }, { now }: Staged) =>
    matchesRequest(actionIn(now, step.actionId), step),
  rebase: rebaseAction,
  restoredFrom: notRestored,
  quantity: newQuantity,
}

/** A step that removes an action. */
export const removal = { isSaved: isActionRemoved, rebase: rebaseAction, restoredFrom: notRestored, quantity: () => 0 }

/** A step that always replaces an action. */
export const replacementStep = <S>(replacement: Replacement<S>) => ({
  isSaved: (step: S, staged: Staged) => replacement.isAdded(step, staged) && replacement.isRemoved(step, staged),
  replacement,
})

/** An action's values in the step that stages it again. */
export const valuesOf = ({ details, internal_note }: OrderChangeAction) => ({
  itemId: String(details?.reference_id),
  quantity: Number(details?.quantity ?? 0),
  ...omitUndefined({ note: internal_note ?? undefined }),
})
