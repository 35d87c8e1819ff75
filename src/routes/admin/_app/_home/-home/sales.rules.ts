import { roundMoney, sumMoney } from "#lib/money.ts"
import type { SalesRange } from "./home-search.ts"

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
  /** In major units. */
  readonly total?: number | undefined
  readonly created_at?: string | undefined
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
  /** Sales of each hour (of today) or day, with those of the same hour or day before. */
  readonly steps: readonly { readonly start: Date; readonly current: number; readonly before: number }[]
}

const timeOf = (createdAt: string | undefined): number => Date.parse(createdAt ?? "")
const isIn = ({ from, to }: Period, time: number) => time >= from.getTime() && time < to.getTime()

function figuresOf(orders: readonly SoldOrder[], currency: string): Figures {
  const sales = roundMoney(sumMoney(orders.map(({ total = 0 }) => total)), currency)
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
 * Sales by currency, of orders that aren't canceled: the total of an order counts when it was placed, refunds aren't
 * subtracted. The currency with the most orders comes first.
 */
export function salesOf(orders: readonly SoldOrder[], range: SalesRange, now: Date): CurrencySales[] {
  const { current, before } = periodsOf(range, now)
  const byCurrency = new Map<string, SoldOrder[]>()
  for (const order of orders) {
    const { status, currency_code = "" } = order
    if (status !== "canceled") byCurrency.set(currency_code, [...(byCurrency.get(currency_code) ?? []), order])
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
