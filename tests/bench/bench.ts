/** One line of `npm run bench`. Above its limit a figure fails the command. */
export interface Figure {
  readonly name: string
  readonly value: number
  /** The same at smaller sizes, for the bench's columns: how the cost grows. */
  readonly smaller?: readonly number[]
  readonly unit: "kB gzip" | "ms" | "µs" | "s" | "MB" | "shift" | "requests"
  readonly limit?: number
}

/** What each file `tests/bench/*.bench.ts` exports as default. */
export interface Bench {
  readonly title: string
  /** What stands in each column where figures are told at several sizes. */
  readonly columns?: readonly string[]
  /** What must be built before: the folders of the production and of the demo build. */
  readonly needs?: readonly ("dist" | "dist-demo")[]
  measure(): Promise<readonly Figure[]>
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new RangeError("the median of nothing")
  return (low + high) / 2
}
