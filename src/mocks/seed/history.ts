import type { Database } from "#mocks/db/database.ts"
import { orderOf } from "#mocks/domain/order-change/change.ts"
import { deliverOrder, fulfillOrder, shipOrder } from "#mocks/domain/order-fulfillment.ts"
import { itemRowsOf } from "#mocks/domain/order-state.ts"
import { cancelOrder, completeOrder } from "#mocks/domain/orders.ts"
import { capturePayment } from "#mocks/domain/payments.ts"
import { type Happening, place } from "./orders.ts"

const DAY = 86_400_000

/** How far an order has come, so that the demo's account has one of each. */
const fates = ["new", "packed", "shipped", "delivered", "completed"] as const
type Fate = (typeof fates)[number] | "canceled"

/** Days ago, what became of it, and how many of which product. */
const orders: readonly {
  readonly ago: number
  readonly fate: Fate
  readonly items: Readonly<Record<string, number>>
}[] = [
  { ago: 150, fate: "completed", items: { "Round Teapot": 1, "Morning Mug": 4 } },
  { ago: 96, fate: "canceled", items: { "Storm Umbrella": 1 } },
  { ago: 61, fate: "completed", items: { "Island Jumper": 1, "Pier Scarf": 1, "Sunday Socks": 3 } },
  { ago: 12, fate: "delivered", items: { "Sailing Shirt": 2, "Day Backpack": 1 } },
  { ago: 3, fate: "shipped", items: { "Dome Lamp": 1, "Year Notebook": 2 } },
  { ago: 0.2, fate: "new", items: { "Narrow Vase": 1 } },
]

/** The demo customer's own orders, each placed and brought to its state by the shop's own rules, step by step in time. */
export const historyOf = (db: Database, email: string, now: number): Happening[] =>
  orders.map(({ ago, fate, items }) => {
    const at = Math.round(now - ago * DAY)
    return {
      at,
      run: () => {
        const id = db.clock.during(at, () => order(db, email, items))
        if (id) live(db, id, fate, at)
      },
    }
  })

function order(db: Database, email: string, items: Readonly<Record<string, number>>): string | undefined {
  const t = db.tables
  const customer = t.customer.by("email", email).find((row) => row.has_account)
  const home = customer && t.customerAddress.by("customer_id", customer.id)[0]
  const region = t.country.get(home?.country_code ?? "")?.region_id
  if (!home || !region) return undefined
  const { first_name, last_name, address_1, postal_code, city, country_code } = home
  const address = { first_name, last_name, address_1, postal_code, city, country_code }
  const lines = Object.entries(items).flatMap(([title, quantity]) => {
    const product = t.product.first("title", title)
    const variant = product && t.productVariant.by("product_id", product.id)[0]
    return variant ? [{ variant_id: variant.id, quantity }] : []
  })
  return lines.length > 0 ? place(db, { region, email, address, items: lines }, 0.5) : undefined
}

/** Pays, packs, sends and delivers, a day or two apart, as far as it came. */
function live(db: Database, id: string, fate: Fate, at: number): void {
  const t = db.tables
  const after = (days: number, work: () => void) => db.clock.during(at + days * DAY, work)
  if (fate === "canceled") after(1, () => cancelOrder(db, id, null))
  const far = fate === "canceled" ? 0 : fates.indexOf(fate)
  const lines = itemRowsOf(db, orderOf(db, id)).map((item) => ({ id: item.item_id, quantity: item.quantity }))
  const parcel = () => String(t.fulfillment.first("order_id", id)?.id)
  if (far >= 1)
    after(1, () => {
      for (const { id: collection } of t.paymentCollection.by("order_id", id))
        for (const payment of t.payment.by("payment_collection_id", collection))
          capturePayment(db, payment.id, undefined, null)
      fulfillOrder(db, id, { items: lines }, null)
    })
  if (far >= 2) after(1.5, () => void shipOrder(db, id, parcel(), { items: lines }, null))
  if (far >= 3) after(4, () => void deliverOrder(db, id, parcel()))
  if (far >= 4) after(20, () => completeOrder(db, id))
}
