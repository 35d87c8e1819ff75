import type { Tape } from "./tape-format.ts"

interface Exception {
  /** End of the path of a key that the backend sends and the tape doesn't contain. */
  readonly path: RegExp
  readonly reason: string
  /** Applies only to these tapes. */
  readonly tapes?: readonly string[]
}

/** Keys that the real server sends but the recordings omit, as found by replaying them against it. */
const EXCEPTIONS: readonly Exception[] = [
  {
    path: /\b(draft_order|order|orders\[\d+\])\.display_id$/,
    tapes: ["draft-order-edited", "draft-order-made", "order-lists", "order-money", "order-parcels"],
    reason: "numbers that depend on what was ordered before",
  },
  { path: /\.payment_sessions\[\d+\]\.context\./, reason: "the provider's context, recorded in part" },
]

/** Returns a function that tells whether the backend may send a key that the tape doesn't contain. */
export function knownExtras(tape: Tape): (path: string) => boolean {
  const hasRaws = JSON.stringify(tape.steps).includes('"raw_')
  const exceptions = EXCEPTIONS.filter(({ tapes }) => tapes?.includes(tape.name) ?? true)
  // Some recordings omit the `raw_` fields of all amounts.
  return (path) => (!hasRaws && /\.raw_\w+$/.test(path)) || exceptions.some((exception) => exception.path.test(path))
}
