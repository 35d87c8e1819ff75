import type { OpenChange } from "#machines/orders/order-change/order-change.rules.ts"
import type { Customer } from "#schema/admin/entities/customer.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"

type TransferReason = "canceled" | "openChange" | "noCustomer" | "guest" | "owner"

/** Why an order can't be transferred now. */
export function whyNotTransfer(order: Pick<Order, "status">, change: OpenChange | null): TransferReason | undefined {
  if (order.status === "canceled") return "canceled"
  return change ? "openChange" : undefined
}

/** Why an order can't be transferred to this customer: it must be another customer with an account. */
export function whyNotOffer(
  order: Pick<Order, "customer_id">,
  customer: Pick<Customer, "id" | "has_account"> | null,
): TransferReason | undefined {
  if (!customer) return "noCustomer"
  if (customer.id === order.customer_id) return "owner"
  return customer.has_account ? undefined : "guest"
}

interface OpenTransfer {
  readonly customerId: string
  /** Token of the link in the email to the order's owner. */
  readonly token: string
}

/** The open transfer request among an order's changes; null if there is none. */
export function openTransfer(changes: readonly OrderChange[]): OpenTransfer | null {
  const change = changes.find(
    ({ change_type, status }) => change_type === "transfer" && (status === "requested" || status === "pending"),
  )
  const step = change?.actions?.find(({ action }) => action === "TRANSFER_CUSTOMER")
  if (!step) return null
  const token = step.details?.token
  return { customerId: String(step.reference_id ?? ""), token: typeof token === "string" ? token : "" }
}
