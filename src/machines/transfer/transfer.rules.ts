import type { OpenChange } from "#machines/order-change/order-change.rules.ts"
import type { Customer } from "#schema/admin/entities/customer.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"

export type TransferReason = "canceled" | "openChange" | "noCustomer" | "guest" | "owner"

/** Why an order cannot be offered to anybody now. */
export function whyNotTransfer(order: Pick<Order, "status">, change: OpenChange | null): TransferReason | undefined {
  if (order.status === "canceled") return "canceled"
  return change ? "openChange" : undefined
}

/** Why it cannot be offered to this customer: it must be somebody with an account, and somebody else. */
export function whyNotOffer(
  order: Pick<Order, "customer_id">,
  customer: Pick<Customer, "id" | "has_account"> | null,
): TransferReason | undefined {
  if (!customer) return "noCustomer"
  if (customer.id === order.customer_id) return "owner"
  return customer.has_account ? undefined : "guest"
}

export interface OpenTransfer {
  readonly customerId: string
  /** Of the link that answers the request; the owner's mail has it. */
  readonly token: string
}

/** The request that waits for an answer, among all changes of an order. */
export function openTransfer(changes: readonly OrderChange[]): OpenTransfer | null {
  const change = changes.find(
    ({ change_type, status }) => change_type === "transfer" && (status === "requested" || status === "pending"),
  )
  const step = change?.actions?.find(({ action }) => action === "TRANSFER_CUSTOMER")
  if (!step) return null
  const token = step.details?.token
  return { customerId: String(step.reference_id ?? ""), token: typeof token === "string" ? token : "" }
}
