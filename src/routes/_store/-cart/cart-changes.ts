import { multiplyMoney, sumMoney } from "#lib/money.ts"
import type { Cart, CartLineItem } from "#schema/store/entities/cart.ts"

/** What is known of a variant on the page where it is put into the cart, so that its line can be drawn at once. */
export interface ChosenVariant {
  readonly title: string
  readonly variantTitle?: string | null | undefined
  readonly handle?: string | undefined
  readonly thumbnail?: string | null | undefined
  readonly unitPrice: number
  readonly currency: string
}

/** One wish of the shopper. They are shown at once and sent one after the other. */
export type CartChange =
  | {
      readonly kind: "add"
      readonly variantId: string
      readonly quantity: number
      readonly shown: ChosenVariant
      /** iso_2 of the country that the page was drawn for. */
      readonly country?: string | undefined
      /** It was in a cart before: the search has been told of it. */
      readonly isAgain?: true
    }
  | {
      readonly kind: "quantity"
      readonly lineId: string
      readonly title: string
      readonly quantity: number
      /** The quantity that the shopper saw. */
      readonly from?: number | undefined
    }
  | { readonly kind: "code"; readonly code: string; readonly isOn: boolean }

interface PricedLine {
  readonly unit_price: number
  readonly quantity: number
  readonly original_total?: number | undefined
  readonly is_tax_inclusive?: boolean | undefined
  readonly tax_lines?: readonly { readonly rate: number }[] | undefined
}

/** What a line costs with tax and before discounts, also where the server has not said it for this quantity. */
export function grossOf(line: PricedLine): number {
  if (line.original_total !== undefined) return line.original_total
  const rate = line.is_tax_inclusive ? 0 : (line.tax_lines ?? []).reduce((sum, tax) => sum + tax.rate, 0)
  return multiplyMoney(multiplyMoney(line.unit_price, line.quantity), sumMoney([1, rate / 100]))
}

/** The wish that puts the same once more into a cart. */
export function againOf(item: CartLineItem, currency: string): (CartChange & { kind: "add" }) | undefined {
  if (!item.variant_id) return undefined
  const shown = {
    title: item.product_title ?? item.title,
    variantTitle: item.variant_title,
    thumbnail: item.thumbnail,
    unitPrice: grossOf({ ...item, quantity: 1, original_total: undefined }),
    currency,
    ...(item.product_handle ? { handle: item.product_handle } : {}),
  }
  return { kind: "add", variantId: item.variant_id, quantity: item.quantity, shown, isAgain: true }
}

/** The line of a variant that is on its way; later changes find the real one by it. */
const draftId = (variantId: string): string => `draft:${variantId}`

/** The line that is meant, also when the change was made while it was still a draft. */
export const lineOf = (cart: Cart | null | undefined, lineId: string): CartLineItem | undefined =>
  cart?.items?.find((item) => item.id === lineId) ??
  cart?.items?.find((item) => item.variant_id && draftId(item.variant_id) === lineId)

const emptyCart = (currency: string): Cart => ({ id: "", currency_code: currency, promotions: [], items: [] }) as never

function withAdded(cart: Cart, { variantId, quantity, shown }: CartChange & { kind: "add" }): Cart {
  const items = cart.items ?? []
  const known = items.find((item) => item.variant_id === variantId && !hasOwnText(item))
  if (known)
    return { ...cart, items: items.map((item) => (item === known ? recounted(item, item.quantity + quantity) : item)) }
  const line: CartLineItem = {
    id: draftId(variantId),
    variant_id: variantId,
    title: shown.title,
    product_title: shown.title,
    product_handle: shown.handle ?? null,
    variant_title: shown.variantTitle ?? null,
    thumbnail: shown.thumbnail ?? null,
    requires_shipping: true,
    is_tax_inclusive: false,
    unit_price: shown.unitPrice,
    quantity,
  }
  return { ...cart, items: [...items, line] }
}

/** An engraving, for example: such lines stay by themselves. */
const hasOwnText = (item: CartLineItem): boolean => Object.keys((item.metadata ?? {}) as object).length > 0

/** The line's own amounts are of the old quantity; without them its unit price counts. */
const recounted = ({ original_total: _, ...item }: CartLineItem, quantity: number): CartLineItem => ({
  ...item,
  quantity,
})

/** The cart as it will probably be; its totals stay as the server reckoned them last. */
export function preview(cart: Cart | null | undefined, change: CartChange): Cart | null | undefined {
  if (change.kind === "add") return withAdded(cart ?? emptyCart(change.shown.currency), change)
  if (!cart) return cart
  if (change.kind === "code")
    return change.isOn ? cart : { ...cart, promotions: cart.promotions.filter((p) => !sameCode(p.code, change.code)) }
  const line = lineOf(cart, change.lineId)
  const items = (cart.items ?? []).flatMap((item) =>
    item !== line ? [item] : wantedQuantity(change, cart) > 0 ? [recounted(item, wantedQuantity(change, cart))] : [],
  )
  return { ...cart, items }
}

/** What a line's quantity shall be: the difference that the shopper made, on top of what the cart has. */
export function wantedQuantity(change: CartChange & { kind: "quantity" }, cart: Cart | null | undefined): number {
  if (change.quantity === 0 || change.from === undefined) return change.quantity
  const has = lineOf(cart, change.lineId)?.quantity ?? change.from
  return Math.max(0, has + change.quantity - change.from)
}

export const sameCode = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()

/** Quick presses on one button become one request, as long as none of them has been sent. */
export function merged(waiting: readonly CartChange[], change: CartChange): readonly CartChange[] {
  const last = waiting.at(-1)
  const rest = waiting.slice(0, -1)
  if (last?.kind === "quantity" && change.kind === "quantity" && last.lineId === change.lineId)
    return [...rest, { ...change, from: last.from }]
  if (last?.kind === "add" && change.kind === "add" && last.variantId === change.variantId)
    return [...rest, { ...change, quantity: last.quantity + change.quantity }]
  return [...waiting, change]
}

const countOfVariant = (cart: Cart | null | undefined, variantId: string): number =>
  (cart?.items ?? []).reduce((sum, item) => (item.variant_id === variantId ? sum + item.quantity : sum), 0)

/** Has the server done it although its answer was lost? Asked of the cart as it is now, and as it was before. */
export function wasDone(change: CartChange, before: Cart | null | undefined, now: Cart | null): boolean {
  if (change.kind === "add")
    return countOfVariant(now, change.variantId) >= countOfVariant(before, change.variantId) + change.quantity
  if (change.kind === "code") return now?.promotions.some((p) => sameCode(p.code, change.code)) === change.isOn
  return (lineOf(now, change.lineId)?.quantity ?? 0) === wantedQuantity(change, before)
}

/** Codes that took something off before and do not any more. */
export const lostCodes = (before: Cart | null | undefined, now: Cart | null, change: CartChange): readonly string[] =>
  (before?.promotions ?? []).flatMap(({ code, is_automatic }) => {
    const wanted = change.kind === "code" && !change.isOn && sameCode(code, change.code)
    const isThere = now?.promotions.some((p) => sameCode(p.code, code ?? "")) ?? false
    return code && !is_automatic && !wanted && !isThere ? [code] : []
  })
