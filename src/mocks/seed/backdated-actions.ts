import { orderOf } from "#mocks/domain/orders/change/change.ts"
import { addClaimItems, confirmClaim, startClaim } from "#mocks/domain/orders/change/claim.ts"
import { addLines, confirmEdit, startEdit, updateLine } from "#mocks/domain/orders/change/edit.ts"
import { confirmExchange, startExchange } from "#mocks/domain/orders/change/exchange.ts"
import { uncanceledOwner } from "#mocks/domain/orders/change/owner.ts"
import {
  addInbound,
  addInboundShipping,
  addOutbound,
  addOutboundShippingMethod,
} from "#mocks/domain/orders/change/owner-items.ts"
import {
  addReceivedItems,
  confirmReceive,
  DAMAGED,
  RECEIVED,
  startReceive,
} from "#mocks/domain/orders/change/receive.ts"
import { confirmReturn, requestOf, startReturn } from "#mocks/domain/orders/change/return.ts"
import { addReturnItems } from "#mocks/domain/orders/change/return-items.ts"
import { addShippingMethod } from "#mocks/domain/orders/change/shipping-methods.ts"
import { deliverOrder, fulfillOrder, shipOrder } from "#mocks/domain/orders/order-fulfillment.ts"
import { itemRowsOf } from "#mocks/domain/orders/order-state.ts"
import { pendingOf } from "#mocks/domain/orders/pending.ts"
import { capturePayment, markAsPaid, refundPayment } from "#mocks/domain/payments/payments.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

interface ItemQuantity {
  /** Id of the order's line item. */
  readonly id: string
  readonly quantity: number
}
type Reason = Parameters<typeof addClaimItems>[2][number]["reason"]

/** Back-office actions on orders, by the shop's own rules. All seeded order histories consist of them. */
export class BackdatedActions {
  readonly db: Database
  /** Id of the admin who acts. */
  readonly by: string
  readonly #warehouse: string
  readonly #ways = new Map<string, string>()

  constructor(db: Database) {
    this.db = db
    this.by = db.tables.user.all()[0]?.id ?? ""
    this.#warehouse = db.tables.stockLocation.all()[0]?.id ?? ""
    for (const option of db.tables.shippingOption.all()) this.#ways.set(option.name, option.id)
  }

  #way(name: "Standard" | "Express" | "Return label") {
    return { shipping_option_id: this.#ways.get(name) ?? "" }
  }

  /** Returns all line items with their quantities, or with at most `most` of each. */
  items(id: string, most = Number.POSITIVE_INFINITY): ItemQuantity[] {
    const rows = itemRowsOf(this.db, orderOf(this.db, id))
    return rows.map((row) => ({ id: row.item_id, quantity: Math.min(most, row.quantity) }))
  }

  /** Returns the line items that aren't fulfilled yet, with their remaining quantities. */
  unfulfilled(id: string): ItemQuantity[] {
    const rows = itemRowsOf(this.db, orderOf(this.db, id))
    const left = rows.map((row) => ({ id: row.item_id, quantity: row.quantity - row.fulfilled_quantity }))
    return left.filter((item) => item.quantity > 0)
  }

  #payments(id: string): Row<"payment">[] {
    const { paymentCollection, payment } = this.db.tables
    return paymentCollection.by("order_id", id).flatMap((row) => payment.by("payment_collection_id", row.id))
  }

  pay(id: string, share = 1): void {
    for (const payment of this.#payments(id).filter((row) => !row.captured_at && !row.canceled_at))
      capturePayment(this.db, payment.id, share < 1 ? Math.floor(payment.amount * share) : undefined, this.by)
  }

  /** Marks the open payment of an order change as paid. */
  payDifference(id: string): void {
    const open = this.db.tables.paymentCollection.by("order_id", id).find((row) => row.status === "not_paid")
    if (open) markAsPaid(this.db, open.id, {}, this.by)
  }

  /** Refunds the amount owed, or a share of the captured payment as goodwill. */
  refund(id: string, share?: number): void {
    const payment = this.#payments(id).find((row) => row.captured_at)
    if (!payment) return
    const owed = -pendingOf(this.db, orderOf(this.db, id))
    const amount = share === undefined ? owed : Math.floor(payment.amount * share)
    const code = share === undefined ? "return" : "goodwill"
    const reason = this.db.tables.refundReason.all().find((row) => row.code === code)
    if (amount > 0) refundPayment(this.db, payment.id, { amount, refund_reason_id: reason?.id }, this.by)
  }

  /** Fulfills the given items, by default all remaining ones. Returns the fulfillment's id. */
  fulfill(id: string, items = this.unfulfilled(id)): string {
    fulfillOrder(this.db, id, { items, location_id: this.#warehouse }, this.by)
    return this.db.tables.fulfillment.by("order_id", id).at(-1)?.id ?? ""
  }

  ship(id: string, fulfillmentId: string): void {
    const number = `FM${fulfillmentId.slice(-10)}`
    const labels = [{ tracking_number: number, tracking_url: `https://parcels.example.com/${number}`, label_url: "" }]
    shipOrder(this.db, id, fulfillmentId, { items: this.items(id), labels }, this.by)
  }

  deliver(id: string, fulfillmentId: string): void {
    deliverOrder(this.db, id, fulfillmentId)
  }

  /** Starts an edit: increases the first line item by one and adds a new one. */
  edit(id: string, variant: string): void {
    const change = startEdit(this.db, id, { internal_note: "Requested by phone", created_by: this.by })
    const [first] = this.items(id)
    if (first) updateLine(this.db, change, first.id, { quantity: first.quantity + 1 })
    addLines(this.db, change, [{ variant_id: variant, quantity: 1 }])
  }

  confirmEdit(id: string): void {
    confirmEdit(this.db, id, this.by)
  }

  #reason(value: string): string | undefined {
    return this.db.tables.returnReason.first("value", value)?.id
  }

  /** Starts a return with its items and, with `hasShipping`, return shipping. Returns its id. */
  startReturn(id: string, items: readonly ItemQuantity[], { reason = "too_small", hasShipping = true } = {}): string {
    const row = startReturn(this.db, { order_id: id, location_id: this.#warehouse }, this.by)
    const reason_id = this.#reason(reason)
    addReturnItems(
      this.db,
      row.id,
      items.map((one) => ({ ...one, reason_id })),
    )
    if (hasShipping)
      addShippingMethod(this.db, requestOf(this.db, row), this.#way("Return label"), { return_id: row.id })
    return row.id
  }

  confirmReturn(returnId: string): void {
    confirmReturn(this.db, returnId, undefined, this.by)
  }

  /** Receives returned items, some of them damaged. */
  receive(returnId: string, items: readonly ItemQuantity[], damaged: readonly ItemQuantity[] = []): void {
    startReceive(this.db, returnId, {})
    if (items.length > 0) addReceivedItems(this.db, returnId, RECEIVED, items)
    if (damaged.length > 0) addReceivedItems(this.db, returnId, DAMAGED, damaged)
    confirmReceive(this.db, returnId, undefined, this.by)
  }

  /** Starts a claim and returns its id: a replacement with the variant `send`, otherwise a refund. */
  claim(id: string, items: readonly ItemQuantity[], send: string | undefined, reason: Reason): string {
    const { db } = this
    const claim = startClaim(db, { order_id: id, type: send === undefined ? "refund" : "replace" }, this.by)
    const owner = () => uncanceledOwner(db, "claim", claim.id)
    addClaimItems(
      db,
      owner(),
      items.map((one) => ({ ...one, reason })),
    )
    if (send !== undefined) {
      addOutbound(db, owner(), [{ variant_id: send, quantity: 1 }])
      addOutboundShippingMethod(db, owner(), { ...this.#way("Standard"), custom_amount: 0 })
    }
    return claim.id
  }

  confirmClaim(claimId: string): void {
    confirmClaim(this.db, claimId, this.by)
  }

  /** Starts an exchange and returns its id. */
  exchange(id: string, items: readonly ItemQuantity[], send: string): string {
    const { db } = this
    const exchange = startExchange(db, { order_id: id }, this.by)
    const owner = () => uncanceledOwner(db, "exchange", exchange.id)
    const reason_id = this.#reason("too_large")
    addInbound(db, owner(), { items: items.map((one) => ({ ...one, reason_id })), location_id: this.#warehouse })
    addInboundShipping(db, owner(), { ...this.#way("Return label"), custom_amount: 0 })
    addOutbound(db, owner(), [{ variant_id: send, quantity: 1 }])
    addOutboundShippingMethod(db, owner(), { ...this.#way("Standard"), custom_amount: 0 })
    return exchange.id
  }

  confirmExchange(exchangeId: string): void {
    confirmExchange(this.db, exchangeId, this.by)
  }

  returnOf(exchangeId: string): string {
    return this.db.tables.exchange.get(exchangeId)?.return_id ?? ""
  }
}
