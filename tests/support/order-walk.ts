import { activeChange } from "#mocks/domain/orders/change/change.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { login, send } from "./callers.ts"
import type { LiveShop } from "./live-shop.ts"

/** One thing that is done to an order. Numbers pick among what there is at that moment. */
export interface Deed {
  readonly kind: "fulfil" | "edit" | "return" | "receive" | "claim" | "exchange" | "undo" | "pay" | "refund"
  readonly line: number
  readonly variant: number
  readonly quantity: number
  readonly other: number
  /** What a delivery costs; none where negative. */
  readonly way: number
  readonly isGivenUp: boolean
}
type Line = ReturnType<typeof orderState>["items"][number]

/** As much of an answer as a walk looks at. */
interface Told {
  readonly return?: { readonly id: string }
  readonly claim?: { readonly id: string }
  readonly exchange?: { readonly id: string }
  readonly order?: object
}

const SOLD = ["SHIRT-S-BLACK", "SHIRT-M-WHITE", "MUG-CLASSIC"]
const pick = <T>(among: readonly T[], index: number): T | undefined => among[index % Math.max(1, among.length)]

/** Does deeds to one order of a shop, through the backend's paths as a back-office would. */
export class OrderWalk {
  readonly shop: LiveShop
  readonly token: string
  readonly orderId: string
  /** Answers that were no refusal and no success. */
  readonly broken: string[] = []
  confirmed = 0

  private constructor(shop: LiveShop, token: string, orderId: string) {
    this.shop = shop
    this.token = token
    this.orderId = orderId
  }
  static async begin(shop: LiveShop, orderId: string): Promise<OrderWalk> {
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

  async call(method: string, path: string, body: object = {}): Promise<Told | undefined> {
    const [status, answer] = await send(this.shop.backend, method, path, { token: this.token, body })
    if (status >= 500) this.broken.push(`${method} ${path} ${status}`)
    return status === 200 ? (answer as Told) : undefined
  }

  /** Ends what a deed has begun: by confirming it, or by giving it up, also where confirming is refused. */
  async #end(isGivenUp: boolean, confirm: string, giveUp: string): Promise<void> {
    if (!isGivenUp && (await this.call("POST", confirm))) this.confirmed += 1
    if (activeChange(this.db, this.orderId)) await this.call("DELETE", giveUp)
  }

  /** Pieces of a line that were sent and did not come back, nor are on their way. */
  #outside = ({ detail: d }: Line): number =>
    d.fulfilled_quantity - d.return_requested_quantity - d.return_received_quantity - d.return_dismissed_quantity

  #toReturn(deed: Deed): { id: string; quantity: number }[] {
    const line = pick(
      this.lines.filter((item) => this.#outside(item) > 0),
      deed.line,
    )
    return line ? [{ id: line.line.id, quantity: Math.min(deed.quantity, this.#outside(line)) }] : []
  }
  #variant = (deed: Deed) => this.shop.variant(pick(SOLD, deed.variant) as string)
  #option(isReturn: boolean): string {
    return String(this.db.tables.shippingOption.find((o) => o.name === (isReturn ? "Return Parcel" : "Standard"))?.id)
  }
  async #way(path: string, deed: Deed, isReturn: boolean): Promise<void> {
    if (deed.way < 0) return
    await this.call("POST", path, { shipping_option_id: this.#option(isReturn), custom_amount: deed.way })
  }

  async do(deed: Deed): Promise<void> {
    await this[deed.kind](deed)
  }

  async fulfil({ line, quantity }: Deed): Promise<void> {
    const open = this.lines.filter(({ detail }) => detail.quantity > detail.fulfilled_quantity)
    const item = pick(open, line)
    const items = item ? [{ id: item.line.id, quantity }] : []
    const location_id = this.db.tables.stockLocation.all()[0]?.id
    await this.call("POST", `/admin/orders/${this.orderId}/fulfillments`, { items, location_id })
  }

  async edit(deed: Deed): Promise<void> {
    const path = `/admin/order-edits/${this.orderId}`
    await this.call("POST", "/admin/order-edits", { order_id: this.orderId })
    const items = [{ variant_id: this.#variant(deed), quantity: deed.quantity }]
    await this.call("POST", `${path}/items`, { items })
    const line = pick(this.lines, deed.line)
    if (line) await this.call("POST", `${path}/items/item/${line.line.id}`, { quantity: deed.other })
    await this.#way(`${path}/shipping-method`, deed, false)
    await this.#end(deed.isGivenUp, `${path}/confirm`, path)
  }

  async return(deed: Deed): Promise<void> {
    const location_id = this.db.tables.stockLocation.all()[0]?.id
    const begun = await this.call("POST", "/admin/returns", { order_id: this.orderId, location_id })
    const path = `/admin/returns/${begun?.return?.id}`
    await this.call("POST", `${path}/request-items`, { items: this.#toReturn(deed) })
    await this.#way(`${path}/shipping-method`, deed, true)
    await this.#end(deed.isGivenUp, `${path}/request`, `${path}/request`)
  }

  async receive(deed: Deed): Promise<void> {
    const open = this.db.tables.orderReturn
      .by("order_id", this.orderId)
      .filter((row) => row.status === "requested" || row.status === "partially_received")
    const row = pick(open, deed.line)
    if (!row) return
    const path = `/admin/returns/${row.id}`
    await this.call("POST", `${path}/receive`)
    for (const { item_id } of this.db.tables.returnItem.by("return_id", row.id)) {
      await this.call("POST", `${path}/receive-items`, { items: [{ id: item_id, quantity: deed.quantity }] })
      await this.call("POST", `${path}/dismiss-items`, { items: [{ id: item_id, quantity: deed.other }] })
    }
    await this.#end(deed.isGivenUp, `${path}/receive/confirm`, `${path}/receive`)
  }

  async claim(deed: Deed): Promise<void> {
    const begun = await this.call("POST", "/admin/claims", { order_id: this.orderId, type: "replace" })
    const path = `/admin/claims/${begun?.claim?.id}`
    const line = pick(this.lines, deed.line)
    if (line) await this.call("POST", `${path}/claim-items`, { items: [{ id: line.line.id, quantity: deed.other }] })
    await this.#goBothWays(path, deed)
  }
  async exchange(deed: Deed): Promise<void> {
    const begun = await this.call("POST", "/admin/exchanges", { order_id: this.orderId })
    await this.#goBothWays(`/admin/exchanges/${begun?.exchange?.id}`, deed)
  }
  async #goBothWays(path: string, deed: Deed): Promise<void> {
    await this.call("POST", `${path}/inbound/items`, { items: this.#toReturn(deed) })
    await this.#way(`${path}/inbound/shipping-method`, deed, true)
    const items = [{ variant_id: this.#variant(deed), quantity: deed.quantity }]
    await this.call("POST", `${path}/outbound/items`, { items })
    await this.#way(`${path}/outbound/shipping-method`, deed, false)
    await this.#end(deed.isGivenUp, `${path}/request`, `${path}/request`)
  }

  /** Cancels a return, a claim, an exchange, or a parcel: the server unpacks also what comes back; this walk does not. */
  async undo({ line }: Deed): Promise<void> {
    const t = this.db.tables
    const isReturning = this.lines.some((item) => this.#outside(item) < item.detail.fulfilled_quantity)
    const parcels = isReturning ? [] : t.fulfillment.by("order_id", this.orderId)
    const returns = t.orderReturn.by("order_id", this.orderId)
    const paths = [
      ...parcels.map((p) => `/admin/orders/${this.orderId}/fulfillments/${p.id}`),
      ...returns.flatMap(({ id }) => t.fulfillment.by("return_id", id).map((p) => `/admin/fulfillments/${p.id}`)),
      ...returns.map(({ id }) => `/admin/returns/${id}`),
      ...t.claim.by("order_id", this.orderId).map(({ id }) => `/admin/claims/${id}`),
      ...t.exchange.by("order_id", this.orderId).map(({ id }) => `/admin/exchanges/${id}`),
    ]
    const path = pick(paths, line)
    if (path) await this.call("POST", `${path}/cancel`)
  }

  /** Takes what was authorized, or gets the open bill paid. */
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

  /** Pays some of what was taken back, be it owed or not. */
  async refund({ line, quantity }: Deed): Promise<void> {
    const t = this.db.tables
    const payments = t.paymentCollection
      .by("order_id", this.orderId)
      .flatMap(({ id }) => t.payment.by("payment_collection_id", id))
    const payment = pick(payments, line)
    if (payment) await this.call("POST", `/admin/payments/${payment.id}/refund`, { amount: quantity * 5 })
  }
}
