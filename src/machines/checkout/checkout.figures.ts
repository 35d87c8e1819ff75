import { sameMoney } from "#lib/money.ts"
import type { Cart } from "#schema/store/entities/cart.ts"

export interface Line {
  readonly title: string
  readonly quantity: number
  readonly price: number
}

/** What the shopper saw of a cart: what must not change behind their back between looking and ordering. */
export interface Figures {
  /** Only known to be agreed to on the review: before it, delivery and codes move it all the time. */
  readonly total: number | null
  /** Of the amounts; left out by checkouts from before it was kept. */
  readonly currency?: string | undefined
  readonly lines: Readonly<Record<string, Line>>
}

export const figuresOf = (cart: Cart, { withTotal }: { withTotal: boolean }): Figures => ({
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
  /** In the cart as it was, but the shop has fewer; agreeing takes what there is. */
  | { kind: "stock"; lineId: string; title: string; was: number; now: number }
  | { kind: "gone"; lineId: string; title: string }
  | { kind: "total"; was: number; now: number }
  /** The cart was moved to another market; amounts can’t be compared then. */
  | { kind: "currency"; was: string; now: string }

/** What is no longer as the shopper saw it; empty when nothing changed. */
export function differences(seen: Figures, cart: Cart): Difference[] {
  const now = figuresOf(cart, { withTotal: true })
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

/** How many pieces of a variant can be sold; a variant whose stock nobody counts is not in it. */
export type Stock = Readonly<Record<string, number>>

/** The lines that ask for more than there is. Lines of one variant share what there is, in the cart's order. */
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
