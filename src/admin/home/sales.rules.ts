import { roundMoney, sumMoney } from "#lib/money.ts"
import type { SalesRange } from "./home-search.ts"

const timeOf = (createdAt: string | undefined): number => Date.parse(createdAt ?? "")

const DAYS: Readonly<Record<SalesRange, number>> = { today: 1, "7d": 7, "30d": 30 }

export interface Period {
  readonly from: Date
  readonly to: Date
}

const daysBefore = (date: Date, days: number): Date =>
  new Date(
    date.getFullYear(),
    date.getMonth(),
    date.getDate() - days,
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
    date.getMilliseconds(),
  )
const midnight = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate())

/** The range until now in whole local days, and the same time before it: today is compared with yesterday until this hour. */
export function periodsOf(range: SalesRange, now: Date): { readonly current: Period; readonly before: Period } {
  const days = DAYS[range]
  const from = daysBefore(midnight(now), days - 1)
  return {
    current: { from, to: now },
    before: { from: daysBefore(from, days), to: daysBefore(now, days) },
  }
}

/** What the figures need of an order. */
export interface SoldOrder {
  readonly status?: string | undefined
  readonly currency_code?: string | undefined
  /** The total as placed, in major units. */
  readonly total?: number | undefined
  readonly created_at?: string | undefined
}

/** What the total as placed needs of an order. */
interface PlacedOrder {
  readonly version?: number | undefined
  readonly total?: number | undefined
  readonly created_at?: string | undefined
  /** Orders from drafts have none. */
  readonly cart?: unknown
  readonly payment_collections?:
    | readonly {
        readonly amount?: number | null | undefined
        readonly status?: string | undefined
        readonly created_at?: string | undefined
      }[]
    | undefined
}

/**
 * The total of an order as it was placed, in major units. The server keeps only the current one, but the payment
 * collection of the cart keeps its amount. Undefined if only the order's first version tells, because the payment
 * isn't authorized yet and its amount follows edits. An order from a draft counts with the amount that was first due.
 */
export function placedTotal(order: PlacedOrder): number | undefined {
  const { version = 1, total = 0, created_at, cart, payment_collections = [] } = order
  if (version === 1) return total
  const [first] = [...payment_collections].sort((a, b) => timeOf(a.created_at) - timeOf(b.created_at))
  if (!cart) return first?.amount ?? total
  if (!first || timeOf(first.created_at) > timeOf(created_at)) return 0
  return first.status === "not_paid" || first.status === "awaiting" ? undefined : (first.amount ?? 0)
}

export interface Figures {
  readonly orders: number
  /** In major units, like the average. */
  readonly sales: number
  /** Sales by order; 0 without orders. */
  readonly average: number
}

export interface CurrencySales {
  readonly currency: string
  readonly current: Figures
  readonly before: Figures
  /** The part of the current figures whose orders have been canceled since. */
  readonly canceled: Figures
  /** Sales of each hour (of today) or day, with those of the same hour or day before. */
  readonly steps: readonly { readonly start: Date; readonly current: number; readonly before: number }[]
}

const isIn = ({ from, to }: Period, time: number) => time >= from.getTime() && time < to.getTime()

function figuresOf(orders: readonly SoldOrder[], currency: string): Figures {
  const sales = roundMoney(sumMoney(orders.map(({ total = 0 }) => roundMoney(total, currency))), currency)
  return { orders: orders.length, sales, average: orders.length ? roundMoney(sales / orders.length, currency) : 0 }
}

/** The starts of the hours or days of a range, from its first until now. */
function startsOf(range: SalesRange, { from, to }: Period): Date[] {
  const starts: Date[] = []
  for (let i = 0; ; i++) {
    const [year, month, day] = [from.getFullYear(), from.getMonth(), from.getDate()]
    const start = range === "today" ? new Date(year, month, day, i) : new Date(year, month, day + i)
    if (start >= to) return starts
    starts.push(start)
  }
}

/**
 * Sales by currency: the total of an order counts as it was placed, when it was placed, even if the order was canceled
 * later. The currency with the most orders comes first.
 */
export function salesOf(orders: readonly SoldOrder[], range: SalesRange, now: Date): CurrencySales[] {
  const { current, before } = periodsOf(range, now)
  const byCurrency = new Map<string, SoldOrder[]>()
  for (const order of orders) {
    const { currency_code = "" } = order
    byCurrency.set(currency_code, [...(byCurrency.get(currency_code) ?? []), order])
  }
  const starts = startsOf(range, current)
  const sumBetween = (sold: readonly SoldOrder[], from: Date, to: Date, currency: string) =>
    figuresOf(
      sold.filter(({ created_at }) => isIn({ from, to }, timeOf(created_at))),
      currency,
    ).sales
  return [...byCurrency]
    .map(([currency, sold]) => ({
      currency,
      current: figuresOf(
        sold.filter(({ created_at }) => isIn(current, timeOf(created_at))),
        currency,
      ),
      before: figuresOf(
        sold.filter(({ created_at }) => isIn(before, timeOf(created_at))),
        currency,
      ),
      canceled: figuresOf(
        sold.filter(({ created_at, status }) => status === "canceled" && isIn(current, timeOf(created_at))),
        currency,
      ),
      steps: starts.map((start, i) => {
        const end = starts[i + 1] ?? current.to
        return {
          start,
          current: sumBetween(sold, start, end, currency),
          before: sumBetween(sold, daysBefore(start, DAYS[range]), daysBefore(end, DAYS[range]), currency),
        }
      }),
    }))
    .filter(({ current: now, before: then }) => now.orders + then.orders > 0)
    .sort((a, b) => b.current.orders - a.current.orders || a.currency.localeCompare(b.currency))
}

/** The change from one figure to the next in whole percent; undefined if there was nothing before. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100)
