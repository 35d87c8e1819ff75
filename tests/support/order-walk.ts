import { activeChange } from "#mocks/domain/orders/change/change.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { login, send } from "./callers.ts"
import type { LiveShop } from "./live-shop.ts"

/** One action on an order. Numbers select among the options that exist at that moment. */
export interface Action {
  readonly kind: "fulfill" | "edit" | "return" | "receive" | "claim" | "exchange" | "undo" | "pay" | "refund"
  readonly line: number
  readonly variant: number
  readonly quantity: number
  readonly other: number
  /** Shipping price; no shipping method if negative. */
  readonly shippingPrice: number
  readonly isDiscarded: boolean
}
type Line = ReturnType<typeof orderState>["items"][number]

/** Fields of a response that the walk reads. */
interface ResponseBody {
  readonly return?: { readonly id: string }
  readonly claim?: { readonly id: string }
  readonly exchange?: { readonly id: string }
  readonly order?: object
}

const SOLD = ["SHIRT-S-BLACK", "SHIRT-M-WHITE", "MUG-CLASSIC"]
const pick = <T>(among: readonly T[], index: number): T | undefined => among[index % Math.max(1, among.length)]

/** Called before a change is confirmed, and after it was. */
export interface ChangeWatch {
  staged(orderId: string): Promise<void>
  confirmed(orderId: string): Promise<void>
}

/** Performs actions on one order through the admin API. */
export class OrderWalk {
  watch: ChangeWatch | undefined
  readonly shop: LiveShop
  readonly token: string
  readonly orderId: string
  /** Requests that failed with a server error. */
  readonly broken: string[] = []
  confirmed = 0

  private constructor(shop: LiveShop, token: string, orderId: string) {
    this.shop = shop
    this.token = token
    this.orderId = orderId
  }
  static async start(shop: LiveShop, orderId: string): Promise<OrderWalk> {
    return new OrderWalk(shop, await login(shop.backend, "user"), orderId)
  }

  get db() {
    return this.shop.backend.db
  }
  get order(): Row<"order"> {
    return this.db.tables.order.get(this.orderId) as Row<"order">
  }
  get lines(): readonly Line[] {
    return orderState(this.db, this.order).items
  }

  async call(method: string, path: string, body: object = {}): Promise<ResponseBody | undefined> {
    const [status, answer] = await send(this.shop.backend, method, path, { token: this.token, body })
    if (status >= 500) this.broken.push(`${method} ${path} ${status}`)
    return status === 200 ? (answer as ResponseBody) : undefined
  }

  /** Confirms or discards the open change; also discards it when confirming is rejected. */
  async #end(isDiscarded: boolean, confirm: string, discard: string): Promise<void> {
    if (!isDiscarded) await this.watch?.staged(this.orderId)
    if (!isDiscarded && (await this.call("POST", confirm))) {
      this.confirmed += 1
      await this.watch?.confirmed(this.orderId)
    }
    if (activeChange(this.db, this.orderId)) await this.call("DELETE", discard)
  }

  /** Quantity of an item that was fulfilled and is neither returned nor requested for return. */
  #returnableQuantity = ({ detail: d }: Line): number =>
    d.fulfilled_quantity - d.return_requested_quantity - d.return_received_quantity - d.return_dismissed_quantity

  #toReturn(action: Action): { id: string; quantity: number }[] {
    const line = pick(
      this.lines.filter((item) => this.#returnableQuantity(item) > 0),
      action.line,
    )
    return line ? [{ id: line.line.id, quantity: Math.min(action.quantity, this.#returnableQuantity(line)) }] : []
  }
  #variant = (action: Action) => this.shop.variant(pick(SOLD, action.variant) as string)
  #option(isReturn: boolean): string {
    return String(this.db.tables.shippingOption.find((o) => o.name === (isReturn ? "Return Parcel" : "Standard"))?.id)
  }
  async #addShippingMethod(path: string, action: Action, isReturn: boolean): Promise<void> {
    if (action.shippingPrice < 0) return
    await this.call("POST", path, { shipping_option_id: this.#option(isReturn), custom_amount: action.shippingPrice })
  }

  async do(action: Action): Promise<void> {
    await this[action.kind](action)
  }

  async fulfill({ line, quantity }: Action): Promise<void> {
    const open = this.lines.filter(({ detail }) => detail.quantity > detail.fulfilled_quantity)
    const item = pick(open, line)
    const items = item ? [{ id: item.line.id, quantity }] : []
    const location_id = this.db.tables.stockLocation.all()[0]?.id
    await this.call("POST", `/admin/orders/${this.orderId}/fulfillments`, { items, location_id })
  }

  async edit(action: Action): Promise<void> {
    const path = `/admin/order-edits/${this.orderId}`
    await this.call("POST", "/admin/order-edits", { order_id: this.orderId })
    const items = [{ variant_id: this.#variant(action), quantity: action.quantity }]
    await this.call("POST", `${path}/items`, { items })
    const line = pick(this.lines, action.line)
    if (line) await this.call("POST", `${path}/items/item/${line.line.id}`, { quantity: action.other })
    await this.#addShippingMethod(`${path}/shipping-method`, action, false)
    await this.#end(action.isDiscarded, `${path}/confirm`, path)
  }

  async return(action: Action): Promise<void> {
    const location_id = this.db.tables.stockLocation.all()[0]?.id
    const started = await this.call("POST", "/admin/returns", { order_id: this.orderId, location_id })
    const path = `/admin/returns/${started?.return?.id}`
    await this.call("POST", `${path}/request-items`, { items: this.#toReturn(action) })
    await this.#addShippingMethod(`${path}/shipping-method`, action, true)
    await this.#end(action.isDiscarded, `${path}/request`, `${path}/request`)
  }

  async receive(action: Action): Promise<void> {
    const open = this.db.tables.orderReturn
      .by("order_id", this.orderId)
      .filter((row) => row.status === "requested" || row.status === "partially_received")
    const row = pick(open, action.line)
    if (!row) return
    const path = `/admin/returns/${row.id}`
    await this.call("POST", `${path}/receive`)
    for (const { item_id } of this.db.tables.returnItem.by("return_id", row.id)) {
      await this.call("POST", `${path}/receive-items`, { items: [{ id: item_id, quantity: action.quantity }] })
      await this.call("POST", `${path}/dismiss-items`, { items: [{ id: item_id, quantity: action.other }] })
    }
    await this.#end(action.isDiscarded, `${path}/receive/confirm`, `${path}/receive`)
  }

  async claim(action: Action): Promise<void> {
    const started = await this.call("POST", "/admin/claims", { order_id: this.orderId, type: "replace" })
    const path = `/admin/claims/${started?.claim?.id}`
    const line = pick(this.lines, action.line)
    if (line) await this.call("POST", `${path}/claim-items`, { items: [{ id: line.line.id, quantity: action.other }] })
    await this.#stageInboundAndOutbound(path, action)
  }
  async exchange(action: Action): Promise<void> {
    const started = await this.call("POST", "/admin/exchanges", { order_id: this.orderId })
    await this.#stageInboundAndOutbound(`/admin/exchanges/${started?.exchange?.id}`, action)
  }
  async #stageInboundAndOutbound(path: string, action: Action): Promise<void> {
    await this.call("POST", `${path}/inbound/items`, { items: this.#toReturn(action) })
    await this.#addShippingMethod(`${path}/inbound/shipping-method`, action, true)
    const items = [{ variant_id: this.#variant(action), quantity: action.quantity }]
    await this.call("POST", `${path}/outbound/items`, { items })
    await this.#addShippingMethod(`${path}/outbound/shipping-method`, action, false)
    await this.#end(action.isDiscarded, `${path}/request`, `${path}/request`)
  }

  /**
   * Cancels a return, claim, exchange or fulfillment. The server also cancels fulfillments whose items are being
   * returned; this walk doesn't.
   */
  async undo({ line }: Action): Promise<void> {
    const t = this.db.tables
    const isReturning = this.lines.some((item) => this.#returnableQuantity(item) < item.detail.fulfilled_quantity)
    const sent = isReturning ? [] : t.fulfillment.by("order_id", this.orderId)
    const returns = t.orderReturn.by("order_id", this.orderId)
    const paths = [
      ...sent.map((p) => `/admin/orders/${this.orderId}/fulfillments/${p.id}`),
      ...returns.flatMap(({ id }) => t.fulfillment.by("return_id", id).map((p) => `/admin/fulfillments/${p.id}`)),
      ...returns.map(({ id }) => `/admin/returns/${id}`),
      ...t.claim.by("order_id", this.orderId).map(({ id }) => `/admin/claims/${id}`),
      ...t.exchange.by("order_id", this.orderId).map(({ id }) => `/admin/exchanges/${id}`),
    ]
    const path = pick(paths, line)
    if (path) await this.call("POST", `${path}/cancel`)
  }

  /** Marks the open payment collection as paid, and captures authorized payments. */
  async pay(): Promise<void> {
    const t = this.db.tables
    const collections = t.paymentCollection.by("order_id", this.orderId)
    const bill = collections.find(({ status }) => status === "not_paid")
    if (bill) await this.call("POST", `/admin/payment-collections/${bill.id}/mark-as-paid`, { order_id: this.orderId })
    for (const { id } of collections)
      for (const payment of t.payment.by("payment_collection_id", id))
        if (!payment.captured_at && !payment.canceled_at)
          await this.call("POST", `/admin/payments/${payment.id}/capture`)
  }

  /** Refunds part of a payment, whether or not a refund is due. */
  async refund({ line, quantity }: Action): Promise<void> {
    const t = this.db.tables
    const payments = t.paymentCollection
      .by("order_id", this.orderId)
      .flatMap(({ id }) => t.payment.by("payment_collection_id", id))
    const payment = pick(payments, line)
    if (payment) await this.call("POST", `/admin/payments/${payment.id}/refund`, { amount: quantity * 5 })
  }
}
