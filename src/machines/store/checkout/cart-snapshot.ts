import { lineTitle } from "#lib/line-title.ts"
import { sameMoney } from "#lib/money.ts"
import { totalsParts, unitPriceOf } from "#lib/order-totals.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { paymentSession } from "./checkout.rules.ts"
import { isSoldOut, type Shortage, type Stock, shortages } from "./checkout-stock.ts"

/** Fields of the cart that a snapshot compares and the server doesn't return by default. */
export const SNAPSHOT_FIELDS = "*payment_collection.payment_sessions,*shipping_methods,+shipping_methods.name"

const choiceNames = ["contact", "address", "billing", "delivery", "payment"] as const
/** A choice of the shopper that the review shows; `payment` is the provider's id. */
type Choice = (typeof choiceNames)[number]

type CartAddress = Cart["shipping_address"]
const addressText = (a: CartAddress): string =>
  [
    [a?.first_name, a?.last_name],
    [a?.company],
    [a?.address_1, a?.address_2],
    [a?.postal_code, a?.city],
    [a?.province],
    [a?.country_code?.toUpperCase()],
    [a?.phone],
  ]
    .map((words) => words.filter(Boolean).join(" "))
    .filter(Boolean)
    .join(", ")

/** With the ids of the shipping options, whose names change with the language. */
const choicesOf = (cart: Cart): Record<Choice | "options", string> => ({
  contact: cart.email ?? "",
  address: addressText(cart.shipping_address),
  billing: addressText(cart.billing_address),
  delivery: (cart.shipping_methods ?? []).map(({ name }) => name ?? "").join(", "),
  options: (cart.shipping_methods ?? []).map(({ shipping_option_id }) => shipping_option_id ?? "").join(),
  payment: paymentSession(cart)?.provider_id ?? "",
})

const costNames = ["shipping", "discount"] as const
type Cost = (typeof costNames)[number]

/** Codes that the shopper has entered. */
const codesOf = ({ promotions }: Cart): string[] =>
  (promotions ?? []).flatMap(({ code, is_automatic }) => (code && !is_automatic ? code : []))

/** With tax, as the totals show them. */
function costsOf(cart: Cart): Record<Cost, number> {
  const { shipping, discount } = totalsParts(cart, cart.currency_code, "gross")
  return { shipping, discount }
}

export interface Line {
  /** With the variant. */
  readonly title: string
  readonly quantity: number
  readonly price: number
  /** The unit price with tax, as it is shown. */
  readonly gross: number
}

/** Snapshot of the cart as the shopper saw it, to detect changes before the order is placed. */
export interface CartSnapshot {
  /** Set only on the review; on earlier steps, shipping and promotion codes change the total. */
  readonly total: number | null
  /** Currency of the amounts; missing in snapshots stored by older versions. */
  readonly currency?: string | undefined
  readonly lines: Readonly<Record<string, Line>>
  /** The promotion codes that apply; missing in snapshots stored by older versions. */
  readonly codes?: readonly string[] | undefined
  /** Set only on the review, like the total. */
  readonly costs?: Readonly<Record<Cost, number>> | undefined
  /** Set only on the review, like the total; choices that the shopper changes afterward are removed. */
  readonly choices?: Readonly<Record<string, string>> | undefined
}

export const snapshotOf = (cart: Cart, { withTotal }: { withTotal: boolean }): CartSnapshot => ({
  total: withTotal ? cart.total : null,
  currency: cart.currency_code,
  lines: Object.fromEntries(
    (cart.items ?? []).map((item) => [
      item.id,
      {
        title: lineTitle(item),
        quantity: item.quantity,
        price: item.unit_price,
        gross: unitPriceOf(item, "gross"),
      },
    ]),
  ),
  codes: codesOf(cart),
  ...(withTotal ? { costs: costsOf(cart), choices: choicesOf(cart) } : {}),
})

/** Unit prices have tax. */
export type Difference =
  /** `currency` is the one of `was` if it isn't the cart's. */
  | { kind: "price"; lineId: string; title: string; count: number; was: number; now: number; currency?: string }
  | { kind: "quantity"; lineId: string; title: string; was: number; now: number; each: number }
  | Shortage
  | { kind: "gone" | "added"; lineId: string; title: string; count: number; each: number }
  /** Listed with the total, which they explain. */
  | { kind: "cost"; cost: Cost; was: number; now: number }
  | { kind: "code"; code: string }
  | { kind: "total"; was: number; now: number }
  /** The cart was moved to another region; every price is listed, because amounts in different currencies can't be compared. */
  | { kind: "currency"; was: string; now: string }
  | { kind: "choice"; choice: Choice; was: string; now: string }

/** The earlier price with tax. Before the cart has an address it has no taxes; then today's apply. */
const grossBefore = (was: Line, is: Line): number =>
  was.gross === was.price && is.price > 0 ? (was.price * is.gross) / is.price : was.gross

/** Differences between the snapshot and the current cart; empty if nothing changed. */
export function differences(seen: CartSnapshot, cart: Cart): Difference[] {
  const now = snapshotOf(cart, { withTotal: true })
  const isMoved = seen.currency !== undefined && seen.currency !== cart.currency_code
  const differ = (a: number, b: number) => !isMoved && !sameMoney(a, b, cart.currency_code)
  const isOther = seen.total !== null && differ(seen.total, cart.total)
  const found: Difference[] = isMoved ? [{ kind: "currency", was: seen.currency, now: cart.currency_code }] : []
  for (const [lineId, was] of Object.entries(seen.lines)) {
    const is = now.lines[lineId]
    const { title, quantity: count } = was
    if (!is) found.push({ kind: "gone", lineId, title, count, each: was.gross })
    else {
      if (isMoved)
        found.push({ kind: "price", lineId, title, count, was: was.gross, now: is.gross, currency: seen.currency })
      // Another tax changes only the price with tax.
      else if (differ(was.price, is.price) || (isOther && differ(was.gross, is.gross)))
        found.push({
          kind: "price",
          lineId,
          title,
          count,
          was: isOther ? was.gross : grossBefore(was, is),
          now: is.gross,
        })
      if (count !== is.quantity)
        found.push({ kind: "quantity", lineId, title, was: count, now: is.quantity, each: is.gross })
    }
  }
  for (const code of seen.codes ?? []) if (!now.codes?.includes(code)) found.push({ kind: "code", code })
  if (seen.total !== null && isOther)
    found.push(
      ...additions(seen, now),
      ...costNames.flatMap((cost): Difference[] => {
        const [was, is] = [seen.costs?.[cost], costsOf(cart)[cost]]
        return was === undefined || !differ(was, is) ? [] : [{ kind: "cost", cost, was, now: is }]
      }),
      { kind: "total", was: seen.total, now: cart.total },
    )
  return [...found, ...choiceDifferences(seen.choices ?? {}, choicesOf(cart))]
}

const additions = (seen: CartSnapshot, now: CartSnapshot): Difference[] =>
  Object.entries(now.lines).flatMap(([lineId, { title, quantity: count, gross: each }]) =>
    seen.lines[lineId] ? [] : [{ kind: "added", lineId, title, count, each }],
  )

function choiceDifferences(
  seen: Readonly<Record<string, string>>,
  now: Record<Choice | "options", string>,
): Difference[] {
  const isBilledThere = seen.billing === seen.address && now.billing === now.address
  return choiceNames.flatMap((choice) => {
    const was = seen[choice]
    if (was === undefined || was === now[choice] || (choice === "billing" && isBilledThere)) return []
    if (choice === "delivery" && now.options && seen.options === now.options) return []
    // A payment that is no longer needed or usable is a step to complete, not another choice.
    if (choice === "payment" && !(was && now.payment)) return []
    return [{ kind: "choice" as const, choice, was, now: now[choice] }]
  })
}

/** The choices that saving a step can change. */
const changedBy: Readonly<Record<string, readonly Choice[]>> = {
  "details.submit": ["contact", "address", "billing", "delivery"],
  "delivery.choose": ["delivery"],
  "payment.choose": ["payment"],
}

/**
 * Returns the snapshot without what the shopper's own input may change: the total and the step's choices. The codes are
 * those of the cart that is shown.
 */
export function withoutOwn(
  { choices = {}, ...seen }: CartSnapshot,
  inputType: string,
  cart: Cart | null = null,
): CartSnapshot {
  const changedChoices = new Set<string>(changedBy[inputType])
  const others = Object.entries(choices).filter(([choice]) => !changedChoices.has(choice))
  const codes = inputType === "promotion.remove" || !cart ? undefined : codesOf(cart)
  return { ...seen, codes, total: null, costs: undefined, choices: Object.fromEntries(others) }
}

/** What the shopper hasn't seen yet: differences from their snapshot, and items with too little stock. */
export const changesSince = (seen: CartSnapshot | null, cart: Cart | null, stock: Stock): Difference[] =>
  cart ? [...(seen ? differences(seen, cart) : []), ...shortages(cart, stock)] : []

/**
 * The snapshot of a shopper who has accepted the cart's listed differences. Items with too little stock are still to be
 * reduced, so neither they nor the total are known.
 */
export function acceptedOf(cart: Cart, changes: readonly Difference[]): CartSnapshot {
  const short = new Set(changes.flatMap((d) => (d.kind === "stock" ? d.lineId : [])))
  const items = (cart.items ?? []).filter(({ id }) => !short.has(id))
  const withTotal = short.size === 0 && changes.some(({ kind }) => kind === "total")
  return snapshotOf({ ...cart, items }, { withTotal })
}

/** Whether accepting the differences leaves nothing to order. */
export const leavesNothing = (cart: Cart | null, changes: readonly Difference[]): boolean =>
  cart !== null &&
  isSoldOut(
    cart,
    changes.filter((d) => d.kind === "stock"),
  )
