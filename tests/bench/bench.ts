/** One line of `npm run bench`. The command fails when the value is above the limit. */
export interface Figure {
  readonly name: string
  readonly value: number
  /** The same measurement at smaller sizes, one per column, to show how the cost grows. */
  readonly smaller?: readonly number[]
  readonly unit: "kB gzip" | "kB" | "ms" | "µs" | "s" | "MB" | "shift" | "requests" | "rows" | "cells"
  readonly limit?: number
}

/** Default export of each `tests/bench/*.bench.ts`. */
export interface Bench {
  readonly title: string
  /** Column headings for measurements at several sizes. */
  readonly columns?: readonly string[]
  /** Builds that must exist first: `dist` is the production build, `dist-demo` the demo build. */
  readonly needs?: readonly ("dist" | "dist-demo")[]
  measure(): Promise<readonly Figure[]>
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new RangeError("median of an empty list")
  return (low + high) / 2
}
