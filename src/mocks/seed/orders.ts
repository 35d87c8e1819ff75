import { createCart, updateCart } from "#mocks/domain/cart/cart.ts"
import { findOrCreateCollection } from "#mocks/domain/cart/payment.ts"
import { refreshCart } from "#mocks/domain/cart/refresh.ts"
import { optionsOfCart, setShippingMethods } from "#mocks/domain/cart/shipping.ts"
import { completeCart } from "#mocks/domain/orders/place-order.ts"
import { openPaymentSession } from "#mocks/domain/payments/payment-session.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { random } from "#mocks/kernel/identifiers.ts"
import { words } from "#schema/defaults/words.ts"
import { people } from "./content/people.ts"
import { type HistoryTools, type OrderHistoryName, orderHistories } from "./order-histories.ts"
import { DAY, HOUR, type Timeline } from "./timeline.ts"

interface OrderInput {
  readonly region: string
  readonly email: string
  readonly address: { readonly [K in keyof (typeof people)[number]["address"]]?: string | null }
  readonly items: readonly { readonly variant_id: string; readonly quantity: number }[]
}

/** Places an order like a shopper and returns its id; undefined if no shipping option is available. */
export function place(db: Database, input: OrderInput, chance = 0.5): string | undefined {
  const { region, email, address, items } = input
  const cart = createCart(
    db,
    { region_id: region, email, items, shipping_address: address, billing_address: address },
    null,
  )
  if (chance < 0.2) updateCart(db, cart.id, { promo_codes: ["WELCOME10"] })
  const present = () => db.tables.cart.get(cart.id) ?? cart
  const options = optionsOfCart(db, present())
  const option = options[chance > 0.75 ? 1 : 0] ?? options[0]
  if (!option) return undefined
  setShippingMethods(db, present(), [{ option_id: option.id }])
  refreshCart(db, cart.id)
  const collection = findOrCreateCollection(db, present())
  openPaymentSession(db, collection.id, { provider_id: "pp_system_default" }, undefined)
  return completeCart(db, cart.id).order?.id
}

/** Histories of older orders, repeated in this order. */
const OLDER_HISTORIES = words(`
  completed completed returned completed completed claimedRefund archived completed exchanged completed completed
  canceled completed goodwill archived completed edited completed returnedWhole completed claimedReplace completed
  partlyReturned completed canceledLate completed returnedDamaged completed returnCanceled completed
`) as readonly OrderHistoryName[]

/** Histories of recent orders, newest first; each order is old enough for its history. */
const RECENT_HISTORIES = words(`
  placed placed paid placed editStarted partlyPaid fulfilled partlyFulfilled shipped fulfilled partlyShipped shipped
  partlyDelivered shipped delivered delivered exchangeStarted returnStarted claimStarted transferRequested
  returnRequested exchangeRequested delivered delivered
`) as readonly OrderHistoryName[]

/**
 * Age in milliseconds of the recent order `i`: the newest were placed today, and each is old enough for its history.
 */
const ageOf = (i: number): number =>
  i < 4 ? (i + 1) * 5 * HOUR : i < 14 ? (0.6 + i * 0.25) * DAY : (3 + i * 0.35) * DAY

interface Plan {
  readonly at: number
  readonly history: OrderHistoryName
}
/** Plans the dates and histories of the given number of orders since `from`. */
function plansOf(count: number, from: number, until: number, next: () => number): Plan[] {
  const recent = RECENT_HISTORIES.slice(0, Math.floor(count / 2)).map((history, i) => ({
    at: until - ageOf(i),
    history,
  }))
  const end = Math.min(...recent.map((plan) => plan.at), until)
  const early = count - recent.length
  const past = Array.from({ length: early }, (_, i): Plan => {
    const at = from + ((end - from) * (i + next())) / early
    return { at, history: OLDER_HISTORIES[i % OLDER_HISTORIES.length] ?? "completed" }
  })
  return [...past, ...recent]
}

/** Histories that need at least two items with a quantity of two. */
const NEEDS_MORE = new Set<OrderHistoryName>(["partlyFulfilled", "partlyShipped", "partlyDelivered", "partlyReturned"])

/** Seeds orders over a period of time with the shop's own rules: all totals are consistent. */
export function seedOrders(tools: HistoryTools, timeline: Timeline, from: number, count: number): void {
  const { db } = tools.actions
  const next = random(20_26)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  for (const { at, history } of plansOf(count, from, timeline.until, next)) {
    const person = pick(people)
    const quantity = NEEDS_MORE.has(history) ? 2 : 1
    const items = Array.from({ length: Math.max(quantity, 1 + Math.floor(next() * 3)) }, () => ({
      variant_id: tools.another(),
      quantity: Math.max(quantity, 1 + Math.floor(next() * next() * 3)),
    }))
    const chance = next()
    timeline.at(at, () => {
      const region = String(db.tables.country.get(person.address.country_code)?.region_id)
      const id = place(db, { region, email: person.email, address: person.address, items }, chance)
      if (id) orderHistories[history](id, tools)
    })
  }
}
