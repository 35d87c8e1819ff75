import { checkStock } from "#mocks/domain/inventory/stock.ts"
import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { type LineRequest, lineTexts, priceColumns, sellableVariants, variantColumns } from "./lines.ts"
import { cartPriceContext } from "./prices.ts"

export type { LineRequest } from "./lines.ts"

/** Compares JSON values regardless of key order. */
function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson((a as Json)[key], (b as Json)[key]))
  )
}

/** The line item that a request merges into: same variant, same metadata, no custom price. */
const twinOf = (db: Database, cart: Row<"cart">, request: LineRequest): Row<"cartLineItem"> | undefined =>
  db.tables.cartLineItem
    .by("cart_id", cart.id)
    .find(
      (line) =>
        line.variant_id === request.variant_id &&
        !line.is_custom_price &&
        sameJson(line.metadata ?? {}, request.metadata ?? {}),
    )

/** Largest quantity: the column is a 32-bit integer. */
const MOST = 2 ** 31 - 1
const whole = (quantity: number): number => Math.round(quantity)
function checkSize(quantity: number): void {
  if (quantity > MOST)
    throw invalidData(`Invalid request: Value for field 'quantity' too big, expected at most: '${MOST}'`)
}

/** Keeps the stored `compare_at_unit_price` when the new price isn't a sale price. */
function repriced(price: ReturnType<typeof priceColumns>[number] | undefined) {
  if (!price) return {}
  const { compare_at_unit_price: before, ...columns } = price
  return before === null ? columns : price
}

/** Adds line items, each priced for its quantity; `merge` combines them with matching line items. */
export function addLines(
  db: Database,
  cart: Row<"cart">,
  requests: readonly LineRequest[],
  options: { readonly merge: boolean },
): void {
  if (requests.length === 0) return
  const variants = sellableVariants(
    db,
    requests.map((request) => request.variant_id),
  )
  const wanted = requests.map((request) => {
    const present = options.merge ? twinOf(db, cart, request) : undefined
    const variant = variants.get(request.variant_id) as Row<"productVariant">
    return { request, present, variant, quantity: whole(request.quantity) + (present?.quantity ?? 0) }
  })
  for (const { quantity } of wanted) checkSize(quantity)
  const prices = priceColumns(db, cartPriceContext(db, cart), wanted)
  checkStock(
    db,
    cart.sales_channel_id,
    wanted.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
  )
  for (const [i, { request, present, variant, quantity }] of wanted.entries()) {
    if (present) db.tables.cartLineItem.update(present.id, { quantity, ...repriced(prices[i]) })
    else
      db.tables.cartLineItem.insert({
        cart_id: cart.id,
        quantity,
        metadata: request.metadata ?? {},
        ...variantColumns(db, variant, cart.locale),
        ...prices[i],
      })
  }
}

/** Gives the line items the texts of the cart's locale. */
export function translateLines(db: Database, cart: Row<"cart">): void {
  for (const line of db.tables.cartLineItem.by("cart_id", cart.id)) {
    const texts = lineTexts(db, line, cart.locale)
    if (texts) db.tables.cartLineItem.update(line.id, texts)
  }
}

/** Returns a line item of this cart; throws 404 if it isn't there. */
export function lineOf(db: Database, cart: Row<"cart">, id: string): Row<"cartLineItem"> {
  const line = db.tables.cartLineItem.get(id)
  if (line?.cart_id !== cart.id) throw notFound(`Line item with id: ${id} was not found`)
  return line
}

/** Updates a line item at the current price; quantity 0 removes it. */
export function updateLine(
  db: Database,
  cart: Row<"cart">,
  line: Row<"cartLineItem">,
  change: { readonly quantity: number; readonly metadata?: Json | null | undefined },
): void {
  const quantity = whole(change.quantity)
  checkSize(quantity)
  if (quantity === 0) {
    removeLine(db, line)
    return
  }
  const variant = db.tables.productVariant.get(line.variant_id)
  if (line.variant_id !== null && !variant) sellableVariants(db, [line.variant_id])
  checkStock(db, cart.sales_channel_id, [{ variant_id: line.variant_id, quantity }])
  const [price] =
    variant && !line.is_custom_price ? priceColumns(db, cartPriceContext(db, cart), [{ variant, quantity }]) : []
  db.tables.cartLineItem.update(line.id, { quantity, metadata: change.metadata, ...price })
}

/** Deletes a line item with its tax lines and adjustments. */
export function removeLine(db: Database, line: Row<"cartLineItem">): void {
  for (const tax of db.tables.cartLineItemTaxLine.by("item_id", line.id)) db.tables.cartLineItemTaxLine.erase(tax.id)
  for (const discount of db.tables.cartLineItemAdjustment.by("item_id", line.id))
    db.tables.cartLineItemAdjustment.erase(discount.id)
  db.tables.cartLineItem.erase(line.id)
}

/** Reprices all line items, for example after a change of region or address. */
export function repriceLines(db: Database, cart: Row<"cart">): void {
  const lines = db.tables.cartLineItem
    .by("cart_id", cart.id)
    .filter((line) => line.variant_id !== null && !line.is_custom_price)
  const wanted = lines.map((line) => {
    const variant = db.tables.productVariant.get(line.variant_id)
    if (!variant)
      throw invalidData(`Variants ${line.variant_id} do not exist or belong to a product that is not published`)
    return { variant, quantity: line.quantity }
  })
  const prices = priceColumns(db, cartPriceContext(db, cart), wanted)
  for (const [i, line] of lines.entries()) db.tables.cartLineItem.update(line.id, repriced(prices[i]))
}
