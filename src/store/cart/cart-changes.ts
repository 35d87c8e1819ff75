import { multiplyMoney, sumMoney } from "#lib/money.ts"
import type { Cart, CartLineItem } from "#schema/store/entities/cart.ts"
import type { ApiError } from "#sdk/error.ts"

/** Data of a variant on the page that adds it to the cart, so its line item can be shown immediately. */
export interface ChosenVariant {
  readonly title: string
  readonly variantTitle?: string | null | undefined
  readonly handle?: string | undefined
  readonly thumbnail?: string | null | undefined
  readonly unitPrice: number
  readonly currency: string
}

/** One change by the shopper. Changes are shown immediately and sent one at a time. */
export type CartChange = (
  | {
      readonly kind: "add"
      readonly variantId: string
      readonly quantity: number
      readonly shown: ChosenVariant
      /** iso_2 of the country that the page was rendered for. */
      readonly country?: string | undefined
      /** Set for items that were in a cart before; their search event was already sent. */
      readonly isRepeat?: true
    }
  | {
      readonly kind: "quantity"
      readonly lineId: string
      readonly title: string
      /** The quantity to set, as the shopper sees it; 0 removes the line item. */
      readonly quantity: number
      /** The difference that a button added; without it, the shopper typed the quantity. */
      readonly by?: number | undefined
    }
  | {
      readonly kind: "code"
      readonly code: string
      readonly isOn: boolean
      /** Set for codes that were in a cart before, so that the shopper hasn't just typed them. */
      readonly isRepeat?: true
    }
) & {
  /** The cart before the change was sent, if it is unknown whether the server has applied it. */
  readonly before?: Cart | null | undefined
}

/** A reverted change and why it failed. */
export interface FailedChange {
  readonly change: CartChange
  readonly error: ApiError
}

/** Error code of a quantity change for a line item that another tab or the shop has removed. */
export const LINE_REMOVED = "line_removed"

/** The typed code that was refused, whose error is shown at its field. */
export const refusedCode = ({ change, error }: FailedChange): string | undefined =>
  change.kind === "code" && !change.isRepeat && error.status === 400 ? change.code : undefined

type QuantityChange = CartChange & { kind: "quantity" }

interface PricedLine {
  readonly unit_price: number
  readonly quantity: number
  readonly original_total?: number | undefined
  readonly is_tax_inclusive?: boolean | undefined
  readonly tax_lines?: readonly { readonly rate: number }[] | undefined
}

/** Returns a line item's total with tax and before discounts; calculates it if the server sent none. */
export function grossOf(line: PricedLine): number {
  if (line.original_total !== undefined) return line.original_total
  const rate = line.is_tax_inclusive ? 0 : (line.tax_lines ?? []).reduce((sum, tax) => sum + tax.rate, 0)
  return multiplyMoney(multiplyMoney(line.unit_price, line.quantity), sumMoney([1, rate / 100]))
}

interface DiscountedLine extends Pick<PricedLine, "tax_lines"> {
  readonly discount_total?: number | undefined
  readonly adjustments?:
    | readonly { readonly amount?: number | undefined; readonly is_tax_inclusive?: boolean | undefined }[]
    | undefined
}

/** Returns a line item's discount with tax; calculates it if the server sent none. */
export function discountOf({ discount_total, adjustments = [], tax_lines = [] }: DiscountedLine): number {
  if (discount_total !== undefined) return discount_total
  const rate = tax_lines.reduce((sum, tax) => sum + tax.rate, 0)
  return sumMoney(
    adjustments.map(({ amount = 0, is_tax_inclusive }) =>
      is_tax_inclusive ? amount : multiplyMoney(amount, sumMoney([1, rate / 100])),
    ),
  )
}

/** Returns the change that adds the same item to a cart again; undefined without a variant. */
export function toRepeatChange(item: CartLineItem, currency: string): (CartChange & { kind: "add" }) | undefined {
  if (!item.variant_id) return undefined
  const shown = {
    title: item.product_title ?? item.title,
    variantTitle: item.variant_title,
    thumbnail: item.thumbnail,
    unitPrice: grossOf({ ...item, quantity: 1, original_total: undefined }),
    currency,
    ...(item.product_handle ? { handle: item.product_handle } : {}),
  }
  return { kind: "add", variantId: item.variant_id, quantity: item.quantity, shown, isRepeat: true }
}

type Code = CartChange & { kind: "code" }

/** Returns the changes that enter the shopper's codes in a cart again. */
export const codeChanges = (cart: Cart): Code[] =>
  (cart.promotions ?? []).flatMap(({ code, is_automatic }) =>
    code && !is_automatic ? [{ kind: "code", code, isOn: true, isRepeat: true } as const] : [],
  )

/** Temporary id of an unsaved line item; later changes use it to find the saved one. */
const draftId = (variantId: string): string => `draft:${variantId}`

/** Finds a line item by its id or its draft id. */
export const findLine = (cart: Cart | null | undefined, lineId: string): CartLineItem | undefined =>
  cart?.items?.find((item) => item.id === lineId) ??
  cart?.items?.find((item) => item.variant_id && draftId(item.variant_id) === lineId)

const emptyCart = (currency: string): Cart => ({ id: "", currency_code: currency, promotions: [], items: [] }) as never

function withAdded(cart: Cart, { variantId, quantity, shown }: CartChange & { kind: "add" }): Cart {
  const items = cart.items ?? []
  const known = items.find((item) => item.variant_id === variantId && !hasMetadata(item))
  if (known)
    return {
      ...cart,
      items: items.map((item) => (item === known ? withQuantity(item, item.quantity + quantity) : item)),
    }
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

/** Line items with metadata, for example an engraving, aren't merged. */
const hasMetadata = (item: CartLineItem): boolean => Object.keys((item.metadata ?? {}) as object).length > 0

/** Drops `original_total`, which applies to the old quantity; the unit price is used instead. */
const withQuantity = ({ original_total: _, ...item }: CartLineItem, quantity: number): CartLineItem => ({
  ...item,
  quantity,
})

/** Returns the expected cart after a change; its totals stay as last calculated by the server. */
export function preview(cart: Cart | null | undefined, change: CartChange): Cart | null | undefined {
  if (change.kind === "add") return withAdded(cart ?? emptyCart(change.shown.currency), change)
  if (!cart) return cart
  if (change.kind === "code")
    return change.isOn ? cart : { ...cart, promotions: cart.promotions.filter((p) => !sameCode(p.code, change.code)) }
  const line = findLine(cart, change.lineId)
  const items = (cart.items ?? []).flatMap((item) =>
    item !== line ? [item] : wantedQuantity(change, cart) > 0 ? [withQuantity(item, wantedQuantity(change, cart))] : [],
  )
  return { ...cart, items }
}

/**
 * Returns the quantity to set. A typed quantity is absolute; a button adds its difference to the cart's current quantity,
 * which another tab or device may have changed, and never removes the line item.
 */
export function wantedQuantity(change: QuantityChange, cart: Cart | null | undefined): number {
  const has = findLine(cart, change.lineId)?.quantity
  if (change.quantity === 0 || change.by === undefined || has === undefined) return change.quantity
  return Math.max(1, has + change.by)
}

export const sameCode = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()

/** Merges two queued changes of a line: a difference is added, a typed quantity replaces earlier changes. */
const mergeQuantities = (last: QuantityChange, { by, ...change }: QuantityChange): QuantityChange =>
  by === undefined || last.by === undefined ? change : { ...change, by: last.by + by }

/** Combines quick changes of one item into one change; only changes that were never sent are combined. */
export function mergeChange(waiting: readonly CartChange[], change: CartChange): readonly CartChange[] {
  const last = waiting.at(-1)
  const rest = waiting.slice(0, -1)
  if (last?.before !== undefined || change.before !== undefined) return [...waiting, change]
  if (last?.kind === "quantity" && change.kind === "quantity" && last.lineId === change.lineId)
    return [...rest, mergeQuantities(last, change)]
  if (last?.kind === "add" && change.kind === "add" && last.variantId === change.variantId)
    return [...rest, { ...change, quantity: last.quantity + change.quantity }]
  return [...waiting, change]
}

/** How many of a variant a cart has, in all its line items. */
export const countOfVariant = (cart: Cart | null | undefined, variantId: string): number =>
  (cart?.items ?? []).reduce((sum, item) => (item.variant_id === variantId ? sum + item.quantity : sum), 0)

/** Whether the server applied a change whose response was lost, judged by the cart before and now. */
export function wasApplied(change: CartChange, before: Cart | null | undefined, now: Cart | null): boolean {
  if (change.kind === "add")
    return countOfVariant(now, change.variantId) >= countOfVariant(before, change.variantId) + change.quantity
  if (change.kind === "code") return now?.promotions.some((p) => sameCode(p.code, change.code)) === change.isOn
  return (findLine(now, change.lineId)?.quantity ?? 0) === wantedQuantity(change, before)
}

/** Returns promotion codes that were applied before and no longer are. */
export const lostCodes = (before: Cart | null | undefined, now: Cart | null, change: CartChange): readonly string[] =>
  (before?.promotions ?? []).flatMap(({ code, is_automatic }) => {
    const wanted = change.kind === "code" && !change.isOn && sameCode(code, change.code)
    const isThere = now?.promotions.some((p) => sameCode(p.code, code ?? "")) ?? false
    return code && !is_automatic && !wanted && !isThere ? [code] : []
  })
