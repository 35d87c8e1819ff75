import { createCustomer } from "#mocks/domain/customers/customers.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { found, invalidData, notAllowed } from "#mocks/kernel/refusal.ts"
import {
  addAction,
  checkNotCanceled,
  declineChange,
  details,
  discardChange,
  orderOf,
  requestChange,
  requireChange,
  startChange,
} from "./change/change.ts"
import { confirmChange } from "./change/confirm.ts"
import { actionsOf } from "./change/preview.ts"

interface TransferRequest {
  readonly description?: string | undefined
  readonly internal_note?: string | undefined
  readonly update_order_email?: boolean | undefined
}

function checkOwner(order: Row<"order">, customer: Row<"customer">): void {
  if (order.customer_id === customer.id)
    throw invalidData(`Order: ${order.id} already belongs to customer: ${customer.id}`)
}

/** Creates a change with the action that transfers an order. */
function start(
  db: Database,
  order: Row<"order">,
  customer: Row<"customer">,
  request: TransferRequest & { readonly token?: string; readonly email?: string | undefined },
  actorId: string | null,
): Row<"orderChange"> {
  const { description, internal_note, token, email } = request
  const change = startChange(db, order, { change_type: "transfer", description, internal_note, created_by: actorId })
  addAction(db, change, {
    action: "TRANSFER_CUSTOMER",
    reference: "customer",
    reference_id: customer.id,
    details: details({ token, original_email: order.email, new_email: email }),
  })
  return change
}

/** Requests a transfer to a customer with an account; the owner gets the token to accept it by email. */
export function requestTransfer(
  db: Database,
  orderId: string,
  customerId: string,
  request: TransferRequest,
  actorId: string | null,
): void {
  const order = orderOf(db, orderId)
  const customer = found(db.tables.customer.get(customerId), `Customer id not found: ${customerId}`)
  checkNotCanceled(order)
  if (!customer.has_account)
    throw invalidData(`Cannot transfer order: ${orderId} to a guest customer account: ${customer.email}`)
  checkOwner(order, customer)
  const email = request.update_order_email ? (customer.email ?? undefined) : undefined
  const change = start(db, order, customer, { ...request, token: db.uuid(), email }, actorId)
  requestChange(db, change, actorId)
  emit(db, "order.transfer_requested", { id: orderId, order_change_id: change.id })
}

const TRANSFER = { change_type: "transfer" } as const

function checkToken(db: Database, change: Row<"orderChange">, token: string): void {
  const action = actionsOf(db, change).find((step) => step.action === "TRANSFER_CUSTOMER")
  if (!token || action?.details.token !== token) throw notAllowed("Invalid token.")
}

export function acceptTransfer(db: Database, orderId: string, token: string): void {
  checkNotCanceled(orderOf(db, orderId))
  const change = db.tables.orderChange
    .by("order_id", orderId)
    .find((row) => row.change_type === "transfer" && row.status === "requested")
  if (!change) throw invalidData(`Order ${orderId} does not have an order transfer request.`)
  checkToken(db, change, token)
  confirmChange(db, change, null)
}

export function declineTransfer(db: Database, orderId: string, token: string): void {
  checkNotCanceled(orderOf(db, orderId))
  const change = requireChange(db, orderId, TRANSFER)
  checkToken(db, change, token)
  declineChange(db, change)
}

/** Cancels a transfer request; throws if `customerId` didn't make it. Administrators pass none and may cancel any. */
export function cancelTransfer(db: Database, orderId: string, customerId: string | undefined): void {
  checkNotCanceled(orderOf(db, orderId))
  const change = requireChange(db, orderId, TRANSFER)
  const requester = actionsOf(db, change).find((step) => step.action === "TRANSFER_CUSTOMER")?.reference_id
  if (customerId !== undefined && requester !== customerId)
    throw notAllowed("This customer is not allowed to cancel the transfer.")
  discardChange(db, change)
}

/** Transfers an order to the guest with this email immediately; throws if the email has an account. */
export function transferToGuest(
  db: Database,
  orderId: string,
  email: string,
  request: TransferRequest,
  actorId: string | null,
): void {
  const order = orderOf(db, orderId)
  checkNotCanceled(order)
  const known = db.tables.customer.by("email", email)
  if (known.some((customer) => customer.has_account))
    throw invalidData(
      `Cannot transfer order: ${orderId} to registered customer account: ${email}. Only guest customers are allowed.`,
    )
  const customer = known[0] ?? createCustomer(db, { email, has_account: false })
  checkOwner(order, customer)
  confirmChange(db, start(db, order, customer, { ...request, email }, actorId), actorId)
}
