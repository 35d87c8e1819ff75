import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { adjustmentFigures, type Line, lineFigures, methodFigures, taxLineFigures, totalsOf } from "./totals.rules.ts"

const price = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100)
const rate = fc.constantFrom(0, 5, 7, 19, 25)
const line = fc.record({
  unit_price: price,
  quantity: fc.integer({ min: 1, max: 50 }),
  is_tax_inclusive: fc.boolean(),
  tax_lines: fc.array(fc.record({ rate }), { maxLength: 2 }),
  adjustments: fc.constant([]),
})
const method = fc.record({
  amount: price,
  is_tax_inclusive: fc.boolean(),
  tax_lines: fc.array(fc.record({ rate }), { maxLength: 1 }),
  adjustments: fc.constant([]),
})
/** Whether two amounts are equal within floating-point tolerance. */
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a))

describe("line item totals", () => {
  it("match the recorded order: two shirts for 20, 19 % tax, a return of one requested", () => {
    const detail = {
      fulfilled_quantity: 2,
      shipped_quantity: 0,
      return_requested_quantity: 1,
      return_received_quantity: 0,
      return_dismissed_quantity: 0,
      written_off_quantity: 0,
    }
    const figures = lineFigures({
      unit_price: 20,
      quantity: 2,
      is_tax_inclusive: false,
      tax_lines: [{ rate: 19 }],
      adjustments: [],
      detail,
    })
    expect(figures).toMatchObject({
      subtotal: 40,
      tax_total: 7.6,
      total: 47.6,
      refundable_total: 23.8,
      refundable_total_per_unit: 23.8,
      fulfilled_total: 47.6,
      return_requested_total: 23.8,
    })
  })

  it("have a refundable amount per unit even if more is being returned than there is", () => {
    const returned = { fulfilled_quantity: 2, shipped_quantity: 0, written_off_quantity: 0 }
    const figures = (return_requested_quantity: number) =>
      lineFigures({
        unit_price: 20,
        quantity: 2,
        is_tax_inclusive: false,
        tax_lines: [{ rate: 19 }],
        adjustments: [],
        detail: { ...returned, return_requested_quantity, return_received_quantity: 0, return_dismissed_quantity: 1 },
      })
    expect(figures(1)).toMatchObject({ refundable_total: 0, refundable_total_per_unit: 0 })
    expect(figures(2)).toMatchObject({ refundable_total: -23.8, refundable_total_per_unit: 23.8 })
  })

  it("exclude returned items and their discounts", () => {
    const full: Line = {
      unit_price: 20,
      quantity: 2,
      is_tax_inclusive: false,
      tax_lines: [{ rate: 10 }],
      adjustments: [{ amount: 4 }],
    }
    const detail = {
      fulfilled_quantity: 2,
      shipped_quantity: 2,
      return_requested_quantity: 0,
      return_received_quantity: 1,
      return_dismissed_quantity: 0,
      written_off_quantity: 0,
    }
    expect(lineFigures({ ...full, detail }).total).toBeCloseTo(lineFigures(full).total / 2, 9)
  })

  it("add up (total = subtotal - discount + tax) for prices with and without tax", () => {
    fc.assert(
      fc.property(line, (l) => {
        const f = lineFigures(l)
        expect(near(f.total, f.subtotal - f.discount_subtotal + f.tax_total)).toBe(true)
        expect(near(f.original_total, f.original_subtotal + f.original_tax_total)).toBe(true)
        if (l.is_tax_inclusive) expect(near(f.total, l.unit_price * l.quantity)).toBe(true)
      }),
    )
  })

  it("have tax lines that add up to the tax total", () => {
    fc.assert(
      fc.property(line, (l) => {
        const figures = lineFigures(l)
        const tax = l.tax_lines.reduce((sum, t) => sum + taxLineFigures(figures, t).total, 0)
        expect(near(tax, figures.tax_total)).toBe(true)
      }),
    )
  })
})

describe("totals", () => {
  it("are the sums of line items and shipping methods, and never negative without credits", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), fc.array(method, { maxLength: 2 }), (lines, methods) => {
        const figures = lines.map(lineFigures)
        const shipping = methods.map(methodFigures)
        const totals = totalsOf(figures, shipping)
        const sum = [...figures, ...shipping].reduce((total, f) => total + f.total, 0)
        expect(near(totals.total, sum)).toBe(true)
        expect(near(totals.item_total + totals.shipping_total, totals.total)).toBe(true)
        expect(totals.total).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it("subtract credits, except below the smallest currency unit", () => {
    const figures = [
      lineFigures({ unit_price: 10, quantity: 1, is_tax_inclusive: false, tax_lines: [], adjustments: [] }),
    ]
    expect(totalsOf(figures, [], [{ amount: 3 }]).total).toBe(7)
    expect(totalsOf(figures, [], [{ amount: 0.004 }]).total).toBe(10)
  })
})

describe("adjustment", () => {
  it("includes its tax exactly once, for amounts with and without tax", () => {
    expect(adjustmentFigures([{ rate: 19 }], { amount: 10 })).toEqual({ subtotal: 10, total: 11.9 })
    const inclusive = adjustmentFigures([{ rate: 19 }], { amount: 11.9, is_tax_inclusive: true })
    expect([inclusive.subtotal, inclusive.total]).toEqual([expect.closeTo(10, 9), expect.closeTo(11.9, 9)])
  })
})
