import { describe, expect, it } from "vitest"
import { changeOf, periodsOf, placedTotal, salesOf } from "./sales.rules.ts"

const now = new Date(2026, 4, 20, 15, 30)
const at = (day: number, hour: number) => new Date(2026, 4, day, hour).toISOString()

describe("the periods", () => {
  it("compare today with yesterday until the same time", () => {
    expect(periodsOf("today", now)).toEqual({
      current: { from: new Date(2026, 4, 20), to: now },
      before: { from: new Date(2026, 4, 19), to: new Date(2026, 4, 19, 15, 30) },
    })
  })

  it("compare seven days, today included, with the seven before", () => {
    expect(periodsOf("7d", now)).toEqual({
      current: { from: new Date(2026, 4, 14), to: now },
      before: { from: new Date(2026, 4, 7), to: new Date(2026, 4, 13, 15, 30) },
    })
  })
})

describe("the sales", () => {
  const orders = [
    { currency_code: "eur", total: 10.1, created_at: at(20, 9) },
    { currency_code: "eur", total: 20.2, created_at: at(20, 10) },
    { currency_code: "eur", total: 99, created_at: at(20, 11), status: "canceled" },
    { currency_code: "eur", total: 40, created_at: at(19, 10) },
    // Later than now a day ago: not part of the time that today is compared with.
    { currency_code: "eur", total: 500, created_at: at(19, 20) },
    { currency_code: "usd", total: 5, created_at: at(20, 12) },
  ]

  it("are counted by currency, with orders that were canceled later, with the time before", () => {
    const [euro, dollar] = salesOf(orders, "today", now)
    expect(euro).toMatchObject({
      currency: "eur",
      current: { orders: 3, sales: 129.3, average: 43.1 },
      canceled: { orders: 1, sales: 99 },
      before: { orders: 1, sales: 40, average: 40 },
    })
    expect(dollar).toMatchObject({ currency: "usd", current: { orders: 1 }, before: { orders: 0, average: 0 } })
  })

  it("are divided into the hours of today", () => {
    const steps = salesOf(orders, "today", now)[0]?.steps ?? []
    expect(steps).toHaveLength(16)
    expect(steps[9]).toMatchObject({ current: 10.1, before: 0 })
    expect(steps[10]).toMatchObject({ current: 20.2, before: 40 })
  })

  it("are divided into days, whose sum is the total", () => {
    const [euro] = salesOf(orders, "7d", now)
    expect(euro?.steps.map(({ current }) => current)).toEqual([0, 0, 0, 0, 0, 540, 129.3])
    expect(euro?.current.sales).toBe(669.3)
  })

  it("add up amounts as they are shown, so that cents of several orders aren't lost", () => {
    const half = { currency_code: "eur", total: 81.515, created_at: at(20, 9) }
    expect(salesOf([half, half], "today", now)[0]?.current.sales).toBe(163.04)
  })

  it("leave out currencies without orders in both periods", () => {
    expect(salesOf([{ currency_code: "eur", total: 1, created_at: at(1, 1) }], "7d", now)).toEqual([])
  })
})

describe("the total as placed", () => {
  const placed = { version: 3, total: 60, created_at: at(20, 9), cart: { id: "cart" } }
  const collection = (amount: number, hour: number, status = "completed") => ({
    amount,
    status,
    created_at: at(20, hour),
  })

  it("is the current total of an order that was never changed", () => {
    expect(placedTotal({ ...placed, version: 1, payment_collections: [collection(70, 8)] })).toBe(60)
  })

  it("is the amount of the cart's payment after edits, returns and refunds", () => {
    expect(placedTotal({ ...placed, payment_collections: [collection(25, 12), collection(70, 8, "canceled")] })).toBe(
      70,
    )
  })

  it("is 0 for an order that was free, whatever became due later", () => {
    expect(placedTotal({ ...placed, payment_collections: [] })).toBe(0)
    expect(placedTotal({ ...placed, payment_collections: [collection(25, 12)] })).toBe(0)
  })

  it("isn't known from a payment that edits still change", () => {
    expect(placedTotal({ ...placed, payment_collections: [collection(70, 8, "awaiting")] })).toBeUndefined()
  })

  it("is what was first due for an order from a draft", () => {
    const draft = { ...placed, cart: null }
    expect(placedTotal({ ...draft, payment_collections: [collection(25, 14), collection(70, 12)] })).toBe(70)
    expect(placedTotal({ ...draft, payment_collections: [] })).toBe(60)
  })
})

it("says the change in whole percent, and nothing where there was nothing before", () => {
  expect([changeOf(15, 10), changeOf(5, 10), changeOf(0, 10), changeOf(5, 0)]).toEqual([50, -50, -100, undefined])
})
