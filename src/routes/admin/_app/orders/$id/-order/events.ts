import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChange, OrderChangeAction } from "#schema/admin/entities/order-change.ts"
import type { IconName } from "#ui/icon.tsx"
import type { Tone } from "#ui/tone.ts"

export type EventKind =
  | "placed"
  | "canceled"
  | "captured"
  | "refunded"
  | "packed"
  | "shipped"
  | "delivered"
  | "unpacked"
  | "returnCanceled"
  | "claimCanceled"
  | "credit"
  | "email"
  | "shippingAddress"
  | "billingAddress"
  | "property"
  | "change"

/** One step of a change: what it is about, and what it was and became where that is known. */
export interface EventLine {
  readonly kind: "added" | "changed" | "back" | "claimed" | "received" | "damaged" | "delivery" | "moved" | "value"
  readonly title: string
  readonly from?: string
  readonly to?: string
}

export interface OrderEvent {
  readonly id: string
  readonly kind: EventKind
  readonly at: string
  /** The administrator or customer who did it, where the server says so. */
  readonly by?: string | null | undefined
  /** Major units. */
  readonly amount?: number
  /** Of a change with a name: an order edit, a return. */
  readonly change?: { readonly type: string; readonly status: OrderChange["status"] }
  readonly lines: readonly EventLine[]
}

const nameless: Partial<Record<OrderChangeAction["action"], EventKind>> = {
  FULFILL_ITEM: "packed",
  SHIP_ITEM: "shipped",
  DELIVER_ITEM: "delivered",
  CANCEL_ITEM_FULFILLMENT: "unpacked",
  CANCEL_RETURN_ITEM: "returnCanceled",
  REINSTATE_ITEM: "claimCanceled",
  CREDIT_LINE_ADD: "credit",
}
const properties: Record<string, EventKind> = {
  email: "email",
  shipping_address: "shippingAddress",
  billing_address: "billingAddress",
}
const lineKinds: Partial<Record<OrderChangeAction["action"], EventLine["kind"]>> = {
  ITEM_ADD: "added",
  ITEM_UPDATE: "changed",
  RETURN_ITEM: "back",
  WRITE_OFF_ITEM: "claimed",
  RECEIVE_RETURN_ITEM: "received",
  RECEIVE_DAMAGED_RETURN_ITEM: "damaged",
  SHIPPING_ADD: "delivery",
}

/** An address as one line; anything else as it is written. */
const textOf = (value: unknown): string => {
  if (typeof value !== "object" || value === null) return String(value ?? "")
  const { address_1, postal_code, city } = value as Record<string, unknown>
  return [address_1, [postal_code, city].filter(Boolean).join(" ")].filter(Boolean).join(", ")
}

function linesOf(order: Order, actions: readonly OrderChangeAction[]): EventLine[] {
  return actions.flatMap((action): EventLine[] => {
    const details = (action.details ?? {}) as Record<string, unknown>
    if (action.action === "UPDATE_ORDER_PROPERTIES" && String(details.type) in properties)
      return [{ kind: "value", title: "", from: textOf(details.old), to: textOf(details.new) }]
    const item = order.items.find(({ id }) => id === details.reference_id)
    const title = [item?.product_title ?? item?.title, item?.variant_title].filter(Boolean).join(", ")
    const quantity = Number(details.quantity ?? 0)
    if (nameless[action.action] && item) return [{ kind: "moved", title, to: String(quantity) }]
    const kind = lineKinds[action.action]
    if (!kind) return []
    if (kind === "delivery") {
      const method = order.shipping_methods?.find(({ id }) => id === action.reference_id)
      return [{ kind, title: method?.name ?? "" }]
    }
    const diff = Number(details.quantity_diff ?? 0)
    const from = kind === "changed" && diff !== 0 ? { from: String(quantity - diff) } : {}
    return [{ kind, title, to: String(quantity), ...from }]
  })
}

function changeEvent(order: Order, change: OrderChange): OrderEvent {
  const actions = change.actions ?? []
  const [first] = actions
  const type = change.change_type
  const property = properties[String((first?.details as { type?: unknown } | null)?.type)]
  const kind: EventKind =
    type === "update_order"
      ? (property ?? "property")
      : type
        ? "change"
        : ((first && nameless[first.action]) ?? "change")
  return {
    id: change.id,
    kind: String(type) === "credit_line" ? "credit" : kind,
    at: String(change.confirmed_at ?? change.requested_at ?? change.created_at),
    by: change.confirmed_by ?? change.requested_by ?? change.created_by,
    ...(type && kind === "change" ? { change: { type, status: change.status } } : {}),
    lines: linesOf(order, actions),
  }
}

/** Everything that happened to an order, the latest first. */
export function orderEvents(order: Order, changes: readonly OrderChange[]): OrderEvent[] {
  const payments = (order.payment_collections ?? []).flatMap((collection) => collection.payments ?? [])
  const events: OrderEvent[] = [
    ...changes.map((change) => changeEvent(order, change)),
    ...payments
      .flatMap((payment) => [
        ...(payment.captures ?? []).map((capture) => ({ ...capture, kind: "captured" as const })),
        ...(payment.refunds ?? []).map((refund) => ({ ...refund, kind: "refunded" as const })),
      ])
      .map(({ id, kind, created_at, created_by, amount }) => ({
        id,
        kind,
        at: String(created_at),
        by: created_by,
        amount: amount ?? 0,
        lines: [],
      })),
    ...(order.canceled_at
      ? [{ id: "canceled", kind: "canceled" as const, at: String(order.canceled_at), lines: [] }]
      : []),
  ]
  events.sort((a, b) => b.at.localeCompare(a.at))
  return [...events, { id: order.id, kind: "placed", at: String(order.created_at), lines: [] }]
}

export const eventLook: Record<EventKind, { icon: IconName; tone: Tone }> = {
  placed: { icon: "cart", tone: "progress" },
  canceled: { icon: "close", tone: "refused" },
  captured: { icon: "money", tone: "done" },
  refunded: { icon: "money", tone: "waiting" },
  packed: { icon: "box", tone: "progress" },
  shipped: { icon: "truck", tone: "progress" },
  delivered: { icon: "check", tone: "done" },
  unpacked: { icon: "box", tone: "inactive" },
  returnCanceled: { icon: "return", tone: "inactive" },
  claimCanceled: { icon: "alert", tone: "inactive" },
  credit: { icon: "money", tone: "progress" },
  email: { icon: "mail", tone: "inactive" },
  shippingAddress: { icon: "pin", tone: "inactive" },
  billingAddress: { icon: "pin", tone: "inactive" },
  property: { icon: "edit", tone: "inactive" },
  change: { icon: "edit", tone: "done" },
}
