import type { Tape } from "./tape-format.ts"

interface Exception {
  /** End of the path of a key that the backend sends and the tape doesn't contain. */
  readonly path: RegExp
  readonly reason: string
  /** Applies only to these tapes. */
  readonly tapes?: readonly string[]
}

/** Keys that the real server sends but the recordings omit, as found by replaying them against it. */
const LEFT_OUT: readonly Exception[] = [
  {
    path: /\b(draft_order|order|orders\[\d+\])\.display_id$/,
    tapes: ["draft-order-edited", "draft-order-made", "order-lists", "order-money", "order-parcels"],
    reason: "numbers that depend on what was ordered before",
  },
  { path: /\.payment_sessions\[\d+\]\.context\./, reason: "the provider's context, recorded in part" },
]

/** Keys sent depending on the route or rows read; in the backend only on `fields` (docs/server-quirks.md). */
const SIMPLIFIED: readonly Exception[] = [
  {
    path: /\.(created|inventory_levels)\[\d+\]\.(available_quantity|inventory_item)$/,
    reason: "gap: the batch and the list of levels answer fewer columns on the real server",
  },
  {
    path: /\.variants\[\d+\]\.(calculated_price\.\w+_with(out)?_tax|images)$/,
    tapes: ["prices-in-places"],
    reason: "the store's list of variants answers its defaults also beside `+calculated_price.*`",
  },
]

const DRAFTS: readonly Exception[] = [
  {
    path: /\.adjustments\[\d+\]\.(raw_)?(version|subtotal|total|is_tax_inclusive)$/,
    reason: "gap: the real server adds version and totals to a drafted discount only in some answers",
  },
  { path: /\.actions\[\d+\]\.details\.old$/, reason: "an address that was replaced is kept also where there was none" },
]

const SINGLE: readonly Exception[] = [
  {
    path: /^\.file\.filename$/,
    tapes: ["files"],
    reason: "gap: the real server leaves out the name of a file that is read again",
  },
  {
    path: /^\.return$/,
    tapes: ["claim-steps-undone"],
    reason: "the return of a claim is answered also when it is empty",
  },
  { path: /^\.cart\.shipping_address$/, tapes: ["checkout-customer"], reason: "an empty address is answered as null" },
  {
    path: /^\.order\.(fulfillment_status|items\[\d+\]\.quantity)$/,
    tapes: ["stock-in-two-places", "reservations-moved"],
    reason: "quantity and status are answered wherever they are asked for",
  },
]

const EXCEPTIONS = [...LEFT_OUT, ...SIMPLIFIED, ...DRAFTS, ...SINGLE]

/** Returns a function that tells whether the backend may send a key that the tape doesn't contain. */
export function knownExtras(tape: Tape): (path: string) => boolean {
  const hasRaws = JSON.stringify(tape.steps).includes('"raw_')
  const exceptions = EXCEPTIONS.filter(({ tapes }) => tapes?.includes(tape.name) ?? true)
  // Some recordings omit the `raw_` fields of all amounts.
  return (path) => (!hasRaws && /\.raw_\w+$/.test(path)) || exceptions.some((exception) => exception.path.test(path))
}
