import type { Order } from "#schema/admin/entities/order.ts"

/** Returns the customer's name, otherwise the email; undefined without either. */
export function customerOf(order: Order): string | undefined {
  const name = (
    p: { first_name?: string | null | undefined; last_name?: string | null | undefined } | null | undefined,
  ) => [p?.first_name, p?.last_name].filter(Boolean).join(" ")
  return name(order.customer) || name(order.shipping_address) || order.email || undefined
}
