import type { Database } from "#mocks/kernel/database.ts"
import { type HistoryTools, type OrderHistoryName, orderHistories } from "./order-histories.ts"
import { place } from "./orders.ts"
import { DAY, type Timeline } from "./timeline.ts"

/** Days ago, order history, and quantity by product title. */
const orders: readonly {
  readonly ago: number
  readonly history: OrderHistoryName
  readonly items: Readonly<Record<string, number>>
}[] = [
  { ago: 150, history: "completed", items: { "Round Teapot": 1, "Morning Mug": 4 } },
  { ago: 96, history: "canceled", items: { "Storm Umbrella": 1 } },
  { ago: 61, history: "completed", items: { "Island Sweater": 1, "Pier Scarf": 1, "Sunday Socks": 3 } },
  { ago: 12, history: "delivered", items: { "Sailing Shirt": 2, "Day Backpack": 1 } },
  { ago: 3, history: "shipped", items: { "Dome Lamp": 1, "Daily Notebook": 2 } },
  { ago: 0.2, history: "placed", items: { "Narrow Vase": 1 } },
]

/** Seeds the demo customer's orders, one for each typical status. Returns their number. */
export function seedHistory(tools: HistoryTools, timeline: Timeline, email: string): number {
  const { db } = tools.actions
  for (const { ago, history, items } of orders)
    timeline.at(timeline.until - ago * DAY, () => {
      const id = order(db, email, items)
      if (id) orderHistories[history](id, tools)
    })
  return orders.length
}

/**
 * Places an order of a known customer, with quantities by product title. Returns its id, or undefined if the customer
 * or products are unknown.
 */
export function order(db: Database, email: string, items: Readonly<Record<string, number>>): string | undefined {
  const t = db.tables
  const known = t.customer.by("email", email)
  const customer = known.find((row) => row.has_account) ?? known[0]
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
  return lines.length > 0 ? place(db, { region, email, address, items: lines }) : undefined
}
