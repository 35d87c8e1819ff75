import { sameMoney } from "#lib/money.ts"
import type { Cart } from "#schema/store/entities/cart.ts"

export interface Line {
  readonly title: string
  readonly quantity: number
  readonly price: number
}

/** Snapshot of the cart as the shopper saw it, to detect changes before the order is placed. */
export interface CartSnapshot {
  /** Set only on the review; on earlier steps, shipping and promotion codes change the total. */
  readonly total: number | null
  /** Currency of the amounts; missing in snapshots stored by older versions. */
  readonly currency?: string | undefined
  readonly lines: Readonly<Record<string, Line>>
}

export const snapshotOf = (cart: Cart, { withTotal }: { withTotal: boolean }): CartSnapshot => ({
  total: withTotal ? cart.total : null,
  currency: cart.currency_code,
  lines: Object.fromEntries(
    (cart.items ?? []).map((item) => [
      item.id,
      { title: item.product_title ?? item.title, quantity: item.quantity, price: item.unit_price },
    ]),
  ),
})

export type Difference =
  | { kind: "price"; lineId: string; title: string; was: number; now: number }
  | { kind: "quantity"; lineId: string; title: string; was: number; now: number }
  /** Unchanged in the cart, but with too little stock; accepting reduces the quantity to the available stock. */
  | { kind: "stock"; lineId: string; title: string; was: number; now: number }
  | { kind: "gone"; lineId: string; title: string }
  | { kind: "total"; was: number; now: number }
  /** The cart was moved to another region; amounts in different currencies aren't compared. */
  | { kind: "currency"; was: string; now: string }

/** Differences between the snapshot and the current cart; empty if nothing changed. */
export function differences(seen: CartSnapshot, cart: Cart): Difference[] {
  const now = snapshotOf(cart, { withTotal: true })
  const isMoved = seen.currency !== undefined && seen.currency !== cart.currency_code
  const differ = (a: number, b: number) => !isMoved && !sameMoney(a, b, cart.currency_code)
  const found: Difference[] = isMoved ? [{ kind: "currency", was: seen.currency, now: cart.currency_code }] : []
  for (const [lineId, was] of Object.entries(seen.lines)) {
    const is = now.lines[lineId]
    if (!is) found.push({ kind: "gone", lineId, title: was.title })
    else {
      if (differ(was.price, is.price))
        found.push({ kind: "price", lineId, title: was.title, was: was.price, now: is.price })
      if (was.quantity !== is.quantity)
        found.push({ kind: "quantity", lineId, title: was.title, was: was.quantity, now: is.quantity })
    }
  }
  if (seen.total !== null && differ(seen.total, cart.total))
    found.push({ kind: "total", was: seen.total, now: cart.total })
  return found
}

/** Sellable quantity by variant id; variants without inventory management are left out. */
export type Stock = Readonly<Record<string, number>>

/** Items that exceed the available stock. Items of the same variant share its stock in the cart's order. */
export function shortages(cart: Cart, stock: Stock): Difference[] {
  const left: Record<string, number> = { ...stock }
  return (cart.items ?? []).flatMap((item): Difference[] => {
    const available = item.variant_id ? left[item.variant_id] : undefined
    if (!item.variant_id || available === undefined) return []
    const now = Math.max(0, Math.min(item.quantity, available))
    left[item.variant_id] = available - now
    const title = item.product_title ?? item.title
    return now < item.quantity ? [{ kind: "stock", lineId: item.id, title, was: item.quantity, now }] : []
  })
}
