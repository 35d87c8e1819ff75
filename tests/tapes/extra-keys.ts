import type { Tape } from "./tape.ts"

interface Exception {
  /** The end of the path of a key that the backend sends and the tape doesn't hold. */
  readonly path: RegExp
  readonly reason: string
  /** Only in these tapes. */
  readonly tapes?: readonly string[]
}

/** Not recorded, although the real server sends it: replayed against it, these keys were the only ones. */
const LEFT_OUT: readonly Exception[] = [
  {
    path: /\b(draft_order|order|orders\[\d+\])\.display_id$/,
    tapes: ["draft-order-edited", "draft-order-made", "order-lists", "order-money", "order-parcels"],
    reason: "numbers that depend on what was ordered before",
  },
  { path: /\.payment_sessions\[\d+\]\.context\./, reason: "the provider's context, recorded in part" },
]

const DELIBERATE: readonly Exception[] = [
  {
    path: /\.parent_category(\.|$)|\.category_children(\[\d+\]|\.|$)/,
    reason: "categories related to a category are answered in full, whatever else was read",
  },
  {
    path: /\bvariants?(\[\d+\])?\.(inventory_quantity|manage_inventory)$/,
    reason: "stock is answered wherever it is asked for, also by the routes of products",
  },
  { path: /\.prices\[\d+\]\.rules\.\w+$/, reason: "rules are answered also without asking for `price_rules`" },
  { path: /\.payment\.(captures|refunds)$/, reason: "a payment is answered alike by all routes" },
  {
    path: /\.(created|inventory_levels)\[\d+\]\.(available_quantity|inventory_item)$/,
    reason: "stock levels are answered alike by all routes",
  },
  {
    path: /\.variants\[\d+\]\.(calculated_price\.\w+_with(out)?_tax|images)$/,
    tapes: ["prices-in-places"],
    reason: "the store's list of variants answers its defaults also beside `+calculated_price.*`",
  },
  {
    path: /\.images\[\d+\]\.product\.type(_id)?$/,
    reason: "a relation that leads back is answered by its own fields, not by those read elsewhere",
  },
]

const DRAFTS: readonly Exception[] = [
  {
    path: /\.adjustments\[\d+\]\.(raw_)?(version|subtotal|total|is_tax_inclusive)$/,
    reason: "discounts that are only drafted hold their version and totals in every answer",
  },
  { path: /\.actions\[\d+\]\.details\.old$/, reason: "an address that was replaced is kept also where there was none" },
  {
    path: /^\.claim\.order\.items\[\d+\]\.metadata$/,
    reason: "a line without metadata of its own shows its product's",
  },
]

const SINGLE: readonly Exception[] = [
  { path: /^\.file\.filename$/, tapes: ["files"], reason: "files are answered alike by all routes" },
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

const EXCEPTIONS = [...LEFT_OUT, ...DELIBERATE, ...DRAFTS, ...SINGLE]

/** Says of a key that a tape doesn't hold whether the backend may send it. */
export function knownExtras(tape: Tape): (path: string) => boolean {
  const hasRaws = JSON.stringify(tape.steps).includes('"raw_')
  const exceptions = EXCEPTIONS.filter(({ tapes }) => tapes?.includes(tape.name) ?? true)
  // Some recordings leave out all twins of amounts.
  return (path) => (!hasRaws && /\.raw_\w+$/.test(path)) || exceptions.some((exception) => exception.path.test(path))
}
