/** One line of `npm run bench`. Above its limit a figure fails the command. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: "kB gzip" | "ms" | "µs"
  readonly limit?: number
}

/** What each file `tests/bench/*.bench.ts` exports as default. */
export interface Bench {
  readonly title: string
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
