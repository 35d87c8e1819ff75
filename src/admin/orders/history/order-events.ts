import { isZeroMoney, sameMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import { MANUAL_PROVIDER } from "#lib/payment-provider.ts"
import { isRefundCredit } from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChange, OrderChangeAction } from "#schema/admin/entities/order-change.ts"
import type { Capture, Payment, Refund } from "#schema/admin/entities/payment.ts"
import type { IconName } from "#ui/icon.tsx"
import type { Tone } from "#ui/tone.ts"
import { type EventLine, linesOf, quotesOf, recalculatedLines } from "./event-lines.ts"

export type EventKind =
  | "placed"
  | "canceled"
  | "captured"
  | "markedPaid"
  | "refunded"
  | "packed"
  | "shipped"
  | "delivered"
  | "fulfillmentCanceled"
  | "returnCanceled"
  | "claimCanceled"
  | "exchangeCanceled"
  | "credit"
  | "email"
  | "shippingAddress"
  | "billingAddress"
  | "note"
  | "tags"
  | "customer"
  | "salesChannel"
  | "property"
  | "drafted"
  | "paymentCanceled"
  | "change"

export interface OrderEvent {
  readonly id: string
  readonly kind: EventKind
  readonly at: string
  /** Id of the admin or customer who did it, if the server has it. */
  readonly by?: string | null | undefined
  /** Major units. */
  readonly amount?: number
  /** Id of the provider of the payment that was captured, refunded or canceled. */
  readonly provider?: string | undefined
  /** Set for a change with a type, such as an order edit or a return. */
  readonly change?: { readonly type: string; readonly status: OrderChange["status"] }
  /** The order's version before the event, if it changed items. */
  readonly before?: number
  readonly lines: readonly EventLine[]
}

const withoutName: Partial<Record<OrderChangeAction["action"], EventKind>> = {
  FULFILL_ITEM: "packed",
  SHIP_ITEM: "shipped",
  DELIVER_ITEM: "delivered",
  CANCEL_ITEM_FULFILLMENT: "fulfillmentCanceled",
  CANCEL_RETURN_ITEM: "returnCanceled",
  REINSTATE_ITEM: "claimCanceled",
  CREDIT_LINE_ADD: "credit",
}
const properties: Record<string, EventKind> = {
  email: "email",
  shipping_address: "shippingAddress",
  billing_address: "billingAddress",
  customer_id: "customer",
  sales_channel_id: "salesChannel",
}
function kindOf(change: OrderChange, lines: readonly EventLine[]): EventKind {
  const [first] = change.actions ?? []
  const type = change.change_type
  if (String(type) === "credit_line") return "credit"
  // Canceling an exchange removes its new items and has no type.
  if (!type && change.exchange_id && first?.action === "ITEM_REMOVE") return "exchangeCanceled"
  if (type !== "update_order") return type ? "change" : ((first && withoutName[first.action]) ?? "change")
  if (lines.some(({ kind }) => kind === "note" || kind === "noteOff")) return "note"
  if (lines.some(({ kind }) => kind === "tag" || kind === "tagOff")) return "tags"
  return properties[String((first?.details as { type?: unknown } | null)?.type)] ?? "property"
}

/** Whether a line is about the items, quantities and prices that the order holds. */
const changesItems = ({ kind }: EventLine): boolean => ["added", "removed", "changed", "priced"].includes(kind)

/** Returns a change in its latest status, and its request as a separate event. */
function changeEvents(order: Order, change: OrderChange): OrderEvent[] {
  const type = change.change_type
  const lines = linesOf(order, change.actions ?? [])
  const kind = kindOf(change, lines)
  const ended = change.confirmed_at ?? change.declined_at ?? change.canceled_at
  const withStatus = (status: OrderChange["status"]) => (type && kind === "change" ? { change: { type, status } } : {})
  const credit = sumMoney((change.actions ?? []).map(({ amount }) => amount ?? 0))
  // Canceling an order that wasn't captured adds a credit of zero.
  if (kind === "credit" && isZeroMoney(credit, order.currency_code ?? "")) return []
  const last: OrderEvent = {
    id: change.id,
    kind,
    at: String(ended ?? change.requested_at ?? change.created_at),
    by: change.confirmed_by ?? change.declined_by ?? change.canceled_by ?? change.requested_by ?? change.created_by,
    ...withStatus(change.status),
    ...(kind === "credit" ? { amount: credit } : {}),
    ...(change.status === "confirmed" && change.version > 1 && lines.some(changesItems)
      ? { before: change.version - 1 }
      : {}),
    lines: [...lines, ...recalculatedLines(order, change), ...quotesOf(change)],
  }
  const isRequestedFirst = type === "edit" || type === "transfer"
  if (!ended || !isRequestedFirst || !change.requested_at || !withStatus("requested").change) return [last]
  return [
    last,
    {
      ...last,
      id: `${change.id} requested`,
      at: String(change.requested_at),
      by: change.requested_by,
      ...withStatus("requested"),
      lines: [],
    },
  ]
}

/** How soon after the payment was created it is captured if the order was marked as paid, in milliseconds. */
const AT_ONCE = 5000

/** Whether a capture is the record of money received another way: the server creates and captures a payment for it. */
const isMarkedPaid = (payment: Payment, { amount, created_at, created_by }: Capture): boolean =>
  payment.provider_id === MANUAL_PROVIDER &&
  Boolean(created_by) &&
  sameMoney(amount, payment.amount ?? 0, payment.currency_code ?? "") &&
  Date.parse(String(created_at)) - Date.parse(String(payment.created_at)) < AT_ONCE

const linesOfRefund = ({ refund_reason, note }: Refund): EventLine[] => [
  ...(refund_reason?.label ? [{ kind: "reason" as const, title: refund_reason.label }] : []),
  ...(note ? [{ kind: "quote" as const, title: note }] : []),
]

function paymentEvents(payment: Payment): OrderEvent[] {
  const provider = payment.provider_id
  const paid = ({ id, amount, created_at, created_by: by }: Capture | Refund) => ({
    id,
    at: String(created_at),
    by,
    amount,
    provider,
  })
  return [
    ...(payment.captures ?? []).map((capture) => ({
      ...paid(capture),
      kind: isMarkedPaid(payment, capture) ? ("markedPaid" as const) : ("captured" as const),
      lines: [],
    })),
    ...(payment.refunds ?? []).map((refund) => ({
      ...paid(refund),
      kind: "refunded" as const,
      lines: linesOfRefund(refund),
    })),
    ...(payment.canceled_at
      ? [
          {
            id: `${payment.id} canceled`,
            kind: "paymentCanceled" as const,
            at: String(payment.canceled_at),
            amount: payment.amount ?? 0,
            provider,
            lines: [],
          },
        ]
      : []),
  ]
}

/**
 * The refund that a credit belongs to: for the part that the customer wasn't owed, the server adds a credit line at once,
 * with the reason's name or a fixed text as its reference, and without an author.
 */
function refundOf(credit: OrderChange, refunds: readonly Refund[]): Refund | undefined {
  const [action] = credit.actions ?? []
  if (String(credit.change_type) !== "credit_line" || !action) return undefined
  const since = (refund: Refund) =>
    Math.abs(Date.parse(String(credit.confirmed_at ?? credit.created_at)) - Date.parse(String(refund.created_at)))
  const difference = ({ amount }: Refund) => Math.abs(subtractMoney(amount, Number(action.amount ?? 0)))
  return refunds
    .filter((refund) => isRefundCredit(action, refund) && since(refund) < AT_ONCE)
    .sort((a, b) => since(a) - since(b) || difference(a) - difference(b))[0]
}

/** Adds what each refund credited to its event, instead of separate events. */
function mergeCredits(events: readonly OrderEvent[], changes: readonly OrderChange[], refunds: readonly Refund[]) {
  const owners = new Map(changes.map((change) => [change.id, refundOf(change, refunds)?.id]))
  const creditsOf = (id: string) => events.filter((event) => event.kind === "credit" && owners.get(event.id) === id)
  return events
    .filter(({ id, kind }) => kind !== "credit" || !owners.get(id))
    .map((event) => ({
      ...event,
      lines: [
        ...event.lines,
        ...creditsOf(event.id).map(({ amount = 0 }) => ({ kind: "credited" as const, title: "", now: amount })),
      ],
    }))
}

/** Returns all events of an order, newest first. */
export function orderEvents(order: Order, changes: readonly OrderChange[]): OrderEvent[] {
  const payments = (order.payment_collections ?? []).flatMap((collection) => collection.payments ?? [])
  // Changes of the same time, such as a fulfillment and its shipment, keep the order of their versions.
  const latestFirst = [...changes].sort((a, b) => b.version - a.version)
  const refunds = payments.flatMap((payment) => payment.refunds ?? [])
  const all: OrderEvent[] = [
    ...latestFirst.flatMap((change) => changeEvents(order, change)),
    ...payments.flatMap(paymentEvents),
    ...(order.canceled_at ? [{ id: "canceled", kind: "canceled" as const, at: order.canceled_at, lines: [] }] : []),
  ]
  const events = mergeCredits(all, changes, refunds)
  events.sort((a, b) => b.at.localeCompare(a.at))
  return [
    ...events,
    { id: order.id, kind: order.status === "draft" ? "drafted" : "placed", at: String(order.created_at), lines: [] },
  ]
}

export const eventStyles: Record<EventKind, { icon: IconName; tone: Tone }> = {
  placed: { icon: "cart", tone: "progress" },
  canceled: { icon: "close", tone: "refused" },
  captured: { icon: "money", tone: "done" },
  markedPaid: { icon: "money", tone: "done" },
  refunded: { icon: "money", tone: "waiting" },
  packed: { icon: "box", tone: "progress" },
  shipped: { icon: "truck", tone: "progress" },
  delivered: { icon: "check", tone: "done" },
  fulfillmentCanceled: { icon: "box", tone: "inactive" },
  returnCanceled: { icon: "return", tone: "inactive" },
  claimCanceled: { icon: "alert", tone: "inactive" },
  exchangeCanceled: { icon: "refresh", tone: "inactive" },
  credit: { icon: "money", tone: "progress" },
  email: { icon: "mail", tone: "inactive" },
  shippingAddress: { icon: "pin", tone: "inactive" },
  billingAddress: { icon: "pin", tone: "inactive" },
  note: { icon: "edit", tone: "inactive" },
  tags: { icon: "edit", tone: "inactive" },
  customer: { icon: "user", tone: "inactive" },
  salesChannel: { icon: "shop", tone: "inactive" },
  property: { icon: "edit", tone: "inactive" },
  drafted: { icon: "edit", tone: "inactive" },
  paymentCanceled: { icon: "money", tone: "inactive" },
  change: { icon: "edit", tone: "done" },
}
