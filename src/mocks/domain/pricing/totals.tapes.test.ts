import { describe, expect, it } from "vitest"
import { loadTape, tapeNames } from "#tests/tapes/tape.ts"
import type { TapeSet } from "#tests/tapes/tape-format.ts"
import {
  type Adjustment,
  adjustmentFigures,
  type Line,
  lineFigures,
  type Method,
  methodFigures,
  type TaxLine,
  taxLineFigures,
  totalsOf,
} from "./totals.rules.ts"

type Json = Readonly<Record<string, unknown>>
interface Recorded {
  readonly items: readonly (Line & Json)[]
  readonly shipping_methods: readonly (Method & Json)[]
  readonly credit_lines?: readonly { readonly amount: number }[]
}

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null
const isWhole = (row: unknown): boolean =>
  isObject(row) && Array.isArray(row.tax_lines) && Array.isArray(row.adjustments) && "is_tax_inclusive" in row

/** Carts and orders nested in a response that contain all data for their totals. */
function* carts(value: unknown): Generator<Recorded & Json> {
  if (!isObject(value)) return
  const { items, shipping_methods: methods } = value
  if ("item_total" in value && Array.isArray(items) && Array.isArray(methods) && [...items, ...methods].every(isWhole))
    yield value as unknown as Recorded & Json
  for (const child of Object.values(value)) yield* carts(child)
}

/** Differences between recorded and calculated amounts: `total: 11.9 is 10`. */
const wrong = (recorded: Json, computed: object): string[] =>
  Object.entries(computed).flatMap(([key, amount]) => {
    const expected = recorded[key]
    return typeof expected === "number" && Math.abs(expected - amount) > 1e-6
      ? [`${key}: ${expected} is ${amount}`]
      : []
  })

function wrongParts(owner: { tax_lines: readonly TaxLine[]; adjustments: readonly Adjustment[] }, figures: Figures) {
  return [
    ...owner.tax_lines.flatMap((tax) => wrong(tax as TaxLine & Json, taxLineFigures(figures, tax))),
    ...owner.adjustments.flatMap((a) => wrong(a as Adjustment & Json, adjustmentFigures(owner.tax_lines, a))),
  ]
}
type Figures = ReturnType<typeof methodFigures>

function wrongOf(cart: Recorded & Json): string[] {
  const lines = cart.items.map(lineFigures)
  const methods = cart.shipping_methods.map(methodFigures)
  return [
    ...cart.items.flatMap((line, i) => [...wrong(line, lines[i] ?? {}), ...wrongParts(line, lines[i] as Figures)]),
    ...cart.shipping_methods.flatMap((m, i) => [
      ...wrong(m, methods[i] ?? {}),
      ...wrongParts(m, methods[i] as Figures),
    ]),
    ...wrong(cart, totalsOf(lines, methods, cart.credit_lines)),
  ]
}

describe.each<TapeSet>(["flows", "edges"])("recorded carts and orders (%s)", (set) => {
  it("have the totals calculated from their line items", () => {
    let count = 0
    const found = new Set<string>()
    for (const name of tapeNames(set))
      for (const step of loadTape(set, name).steps)
        for (const cart of carts(step.response)) {
          count += 1
          for (const difference of wrongOf(cart)) found.add(`${name} ${step.n} ${difference}`)
        }
    expect(count).toBeGreaterThan(50)
    expect([...found]).toEqual([])
  })
})
