import { multiplyMoney, sumMoney } from "#lib/money.ts"
import { type InsightEvent, sendEvents } from "#sdk/search/insights.ts"
import { searchEnv } from "#store/search/search-env.ts"
import { hasSameVisitor, visit } from "#store/visit/visit.ts"
import { logEvents } from "./event-log.ts"
import type { Footprint } from "./page-trail.ts"
import { footprintOf, forgetTrail, isRefused, leaveFootprint, userToken } from "./trail.ts"

type NewEvent = Omit<InsightEvent, "userToken" | "timestamp">

/** Sends events to the hosted service and records them in the demo. Does nothing after a refusal; ignores errors. */
async function report(events: readonly NewEvent[]): Promise<void> {
  if (isRefused()) return
  const whole = events.map((event) => ({ ...event, userToken: userToken(), timestamp: Date.now() }))
  const env = searchEnv()
  const shopper = visit()
  const outcome =
    env.kind === "hosted" ? await sendEvents(env, whole).catch((error: unknown) => String(error)) : "not sent"
  if (import.meta.env.VITE_DEMO && hasSameVisitor(shopper, visit())) logEvents(whole, outcome)
}

const AT_ONCE = 20
const seen = new Set<string>()

/** Reports the viewed hits of a search, once per search. */
export function trackView(index: string, queryID: string, objectIDs: readonly string[]): void {
  if (objectIDs.length === 0 || seen.has(queryID)) return
  seen.add(queryID)
  const parts = Array.from({ length: Math.ceil(objectIDs.length / AT_ONCE) }, (_, i) =>
    objectIDs.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  )
  void report(parts.map((ids) => ({ eventType: "view", eventName: "Products Viewed", index, objectIDs: ids, queryID })))
}

export function trackClick(print: Footprint, position: number): void {
  const { objectID, queryID, index } = print
  leaveFootprint(print)
  void report([
    { eventType: "click", eventName: "Product Clicked", index, queryID, objectIDs: [objectID], positions: [position] },
  ])
}

export interface Bought {
  readonly objectID: string
  readonly price: number
  readonly quantity: number
}

/** Reports a product added to the cart if it was found by a search. */
export function trackAddToCart({ objectID, price, quantity }: Bought, currency: string): void {
  const print = footprintOf(objectID)
  if (!print) return
  const { index, queryID } = print
  void report([
    {
      eventType: "conversion",
      eventSubtype: "addToCart",
      eventName: "Added to Cart After Search",
      index,
      queryID,
      objectIDs: [objectID],
      objectData: [{ queryID, price, quantity }],
      currency,
      value: multiplyMoney(price, quantity),
    },
  ])
}

/** Reports the ordered line items that were found by a search, each with its search, and clears the trail. */
export function trackPurchase(lines: readonly Bought[], currency: string): void {
  const found = lines.flatMap((line) => {
    const print = footprintOf(line.objectID)
    return print ? [{ ...line, ...print }] : []
  })
  const [first] = found
  if (!first) return
  forgetTrail()
  void report([
    {
      eventType: "conversion",
      eventSubtype: "purchase",
      eventName: "Purchased After Search",
      index: first.index,
      objectIDs: found.map(({ objectID }) => objectID),
      objectData: found.map(({ queryID, price, quantity }) => ({ queryID, price, quantity })),
      currency,
      value: sumMoney(found.map(({ price, quantity }) => multiplyMoney(price, quantity))),
    },
  ])
}
