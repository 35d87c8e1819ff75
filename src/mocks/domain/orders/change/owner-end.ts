import { restoreReservations } from "#mocks/domain/inventory/inventory.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { leaving, notAllowed } from "#mocks/kernel/refusal.ts"
import { type ActionValues, discardChange, orderOf } from "./change.ts"
import { applyActions, confirmChange } from "./confirm.ts"
import { settleDifference } from "./difference.ts"
import { discardConfirmation, removeVersion } from "./discard-confirmation.ts"
import { changeOf, type Owner, updateOwner } from "./owner.ts"
import { actionsOf } from "./preview.ts"
import { releaseLine, replaceReservations } from "./reservations.ts"
import { cancelReturn, hasFulfillment, openReturn, returnActions } from "./return.ts"
import { keepShippingMethods } from "./shipping-methods.ts"

type Action = Row<"orderChangeAction">
const lineOf = (action: Action): string => String(action.details.reference_id)

/**
 * Whether there is a shipping method for outbound items: only then are they reserved, as on the server. Without
 * inbound items, return shipping counts too.
 */
function hasOutboundShipping(actions: readonly Action[]): boolean {
  const methods = actions.filter((action) => action.action === "SHIPPING_ADD")
  const hasReturns = actions.some((action) => action.action === "RETURN_ITEM")
  return methods.some((method) => method.return_id === null || !hasReturns)
}

/** Confirms a claim or exchange as the next version, requests its return and reserves its outbound items. */
export function confirmOwner(
  db: Database,
  owner: Owner,
  actions: readonly Action[],
  actorId: string | null,
): Row<"order"> {
  const change = changeOf(db, owner)
  const order = confirmChange(db, change, actorId)
  const back = owner.row.return_id === null ? undefined : db.tables.orderReturn.get(owner.row.return_id)
  if (back && returnActions(back, actions).length > 0) openReturn(db, back, actions)
  leaving(
    () => discardConfirmation(db, change, actorId),
    () => {
      const added = actions.filter((action) => action.action === "ITEM_ADD")
      if (hasOutboundShipping(actions))
        replaceReservations(db, order, new Set(added.map(lineOf)), { ignoresStock: true })
      settleDifference(db, order)
    },
  )
  return order
}

export const stepsOf = (db: Database, owner: Owner): Action[] => actionsOf(db, changeOf(db, owner))

/** Deletes an unconfirmed claim or exchange with its return and order change. */
export function discardOwner(db: Database, owner: Owner): void {
  const change = changeOf(db, owner)
  keepShippingMethods(db, change)
  discardChange(db, change)
  if (owner.row.return_id !== null) db.tables.orderReturn.remove(owner.row.return_id)
  db.tables[owner.kind].remove(owner.row.id)
}

/** Without an id, the server looks at the first return of the store, and fails if there is none. */
function firstReturn(db: Database, kind: Owner["kind"]): string {
  const [first] = db.tables.orderReturn
    .all()
    .map(({ id }) => id)
    .sort()
  if (first === undefined)
    throw notAllowed(`The server fails to cancel a ${kind} without a return if the store has no returns`)
  return first
}

/**
 * Cancels a claim or exchange: removes its outbound items, releases their reservations and cancels its return. If the
 * return can't be canceled, the server leaves the claim or exchange canceled, but restores the order's version.
 */
export function cancelOwner(
  db: Database,
  owner: Owner,
  undo: readonly ActionValues[],
  added: readonly { readonly item_id: string; readonly quantity: number }[],
  refusal: string,
): void {
  const { kind, row } = owner
  if (hasFulfillment(db, row.return_id ?? firstReturn(db, kind))) throw notAllowed(refusal)
  const order = orderOf(db, row.order_id)
  const ownerKey = { reference: kind, reference_id: row.id }
  // Only exchanges repeat the order and exchange ids in each action.
  const origin = kind === "exchange" ? { order_id: order.id, exchange_id: row.id } : {}
  const removals = added.map(({ item_id, quantity }) => ({
    ...ownerKey,
    action: "ITEM_REMOVE",
    details: { reference_id: item_id, quantity, ...origin },
  }))
  // Canceling the return removes its shipping method.
  const methods = orderState(db, order).methods.filter(
    ({ detail }) => detail[`${kind}_id`] === row.id && (detail.return_id ?? null) === null,
  )
  const methodRemovals = methods.map(({ method }) => ({
    ...ownerKey,
    action: "SHIPPING_REMOVE",
    reference_id: method.id,
    amount: method.amount,
  }))
  const steps = [...undo, ...removals, ...methodRemovals]
  leaving(
    // Also brings back the reservations that fulfillments used up.
    () => {
      for (const { item_id } of added) restoreReservations(db, item_id)
    },
    () => {
      const { version } = applyActions(db, order, { [`${kind}_id`]: row.id }, steps, null)
      for (const { item_id } of added) releaseLine(db, item_id)
      leaving(
        () => {
          removeVersion(db, order, version)
          updateOwner(db, owner, { canceled_at: db.clock.iso() })
        },
        () => row.return_id !== null && cancelReturn(db, row.return_id),
      )
    },
  )
  updateOwner(db, owner, { canceled_at: db.clock.iso() })
}
