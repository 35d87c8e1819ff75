import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { found, invalidData } from "#mocks/kernel/refusal.ts"
import { refreshSummary } from "./stored-summary.ts"

type Change = Row<"orderChange">
type Action = Row<"orderChangeAction">
type ChangeType =
  | "edit"
  | "return_request"
  | "return_receive"
  | "claim"
  | "exchange"
  | "transfer"
  | "credit_line"
  | "update_order"

/** Returns an order; throws 404 if it doesn't exist. */
export const orderOf = (db: Database, id: string): Row<"order"> =>
  found(db.tables.order.get(id), `Order id not found: ${id}`)

const isActive = (change: Change): boolean => change.status === "pending" || change.status === "requested"

/** Returns the order's first active change; it has several only after a refused confirmation. */
export const activeChange = (db: Database, orderId: string): Change | undefined =>
  db.tables.orderChange.by("order_id", orderId).find(isActive)

export function checkNotCanceled(order: Row<"order">): void {
  if (order.status === "canceled") throw invalidData(`Order with id ${order.id} has been canceled.`)
}
function checkNoActiveChange(db: Database, orderId: string): void {
  if (activeChange(db, orderId)) throw invalidData(`Order (${orderId}) already has an existing active order change`)
}

/** Returns the first active change of the required kind; throws if there is none. */
export function requireChange(
  db: Database,
  orderId: string,
  matches: Partial<Change> = {},
  types?: ReadonlySet<string | null>,
): Change {
  const fits = (change: Change) =>
    (types?.has(change.change_type) ?? true) &&
    Object.entries(matches).every(([key, value]) => change[key as keyof Change] === value)
  const change = db.tables.orderChange.by("order_id", orderId).find((row) => isActive(row) && fits(row))
  if (!change) throw invalidData("An active Order Change is required to proceed")
  return change
}

/** Values of a new order change. */
export interface NewChange {
  readonly change_type?: ChangeType | null
  readonly return_id?: string | null | undefined
  readonly claim_id?: string | null | undefined
  readonly exchange_id?: string | null | undefined
  readonly description?: string | null | undefined
  readonly internal_note?: string | null | undefined
  readonly created_by?: string | null | undefined
  readonly no_notification?: boolean | null | undefined
}

/** Creates a change for the order's next version, after an update of the current version's stored summary. */
export function startChange(db: Database, order: Row<"order">, notes: NewChange): Change {
  checkNoActiveChange(db, order.id)
  refreshSummary(db, order)
  return db.tables.orderChange.insert({ ...notes, order_id: order.id, version: order.version + 1 })
}

export interface ActionValues {
  readonly action: string
  readonly reference?: string | null
  readonly reference_id?: string | null
  readonly details?: Json
  readonly amount?: number | null | undefined
  readonly internal_note?: string | null | undefined
  /** Set if different from those of the change. */
  readonly return_id?: string | null
  readonly claim_id?: string | null
  readonly exchange_id?: string | null
}

/** Adds an action to a change. `ordering` counts across all orders, as on the server. */
export function addAction(db: Database, change: Change, values: ActionValues): Action {
  const { order_id, version, return_id, claim_id, exchange_id } = change
  return db.tables.orderChangeAction.insert({
    return_id,
    claim_id,
    exchange_id,
    ...values,
    order_change_id: change.id,
    order_id,
    version,
    ordering: db.next("order_change_action"),
  })
}

/** Returns an action of the change with one of these types; throws if there is none (the real server answers 500). */
export function actionOf(db: Database, change: Change, id: string, ...names: readonly string[]): Action {
  const action = db.tables.orderChangeAction.get(id)
  if (action?.order_change_id !== change.id || !names.includes(action.action))
    throw invalidData(`Action ${id} is not part of order change ${change.id}`)
  return action
}

/** Removes undefined values from an action's details. */
export const details = (values: Json): Json =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

export function requestChange(db: Database, change: Change, actorId: string | null): Change {
  return db.tables.orderChange.update(change.id, {
    status: "requested",
    requested_by: actorId,
    requested_at: db.clock.iso(),
  })
}

export function declineChange(db: Database, change: Change, actorId: string | null = null): Change {
  return db.tables.orderChange.update(change.id, {
    status: "declined",
    declined_by: actorId,
    declined_at: db.clock.iso(),
  })
}

/** Deletes an unconfirmed change with its actions. */
export function discardChange(db: Database, change: Change): void {
  for (const action of db.tables.orderChangeAction.by("order_change_id", change.id))
    db.tables.orderChangeAction.remove(action.id)
  db.tables.orderChange.remove(change.id)
}
