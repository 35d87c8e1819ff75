import { checkStock } from "#mocks/domain/inventory/stock.ts"
import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { type LineRequest, priceColumns, sellable, variantColumns } from "./lines.ts"
import { cartPriceContext } from "./prices.ts"

export type { LineRequest } from "./lines.ts"

/** Equal JSON whatever the order of its keys. */
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

/** The line that more of the same would join: the same variant with the same metadata, at the list's price. */
const twinOf = (db: Database, cart: Row<"cart">, request: LineRequest): Row<"cartLineItem"> | undefined =>
  db.tables.cartLineItem
    .by("cart_id", cart.id)
    .find(
      (line) =>
        line.variant_id === request.variant_id &&
        !line.is_custom_price &&
        sameJson(line.metadata ?? {}, request.metadata ?? {}),
    )

/** Stored quantities are whole numbers of 32 bits. */
const MOST = 2 ** 31 - 1
const whole = (quantity: number): number => Math.round(quantity)
function checkSize(quantity: number): void {
  if (quantity > MOST)
    throw invalidData(`Invalid request: Value for field 'quantity' too big, expected at most: '${MOST}'`)
}

/** A line that was on sale goes on telling from what. */
function repriced(price: ReturnType<typeof priceColumns>[number] | undefined) {
  if (!price) return {}
  const { compare_at_unit_price: before, ...columns } = price
  return before === null ? columns : price
}

/** Adds lines, each priced for its quantity; with `merge` they join lines that are the same. */
export function addLines(
  db: Database,
  cart: Row<"cart">,
  requests: readonly LineRequest[],
  options: { readonly merge: boolean },
): void {
  if (requests.length === 0) return
  const variants = sellable(
    db,
    requests.map((request) => request.variant_id),
  )
  const wanted = requests.map((request) => {
    const twin = options.merge ? twinOf(db, cart, request) : undefined
    const variant = variants.get(request.variant_id) as Row<"productVariant">
    return { request, twin, variant, quantity: whole(request.quantity) + (twin?.quantity ?? 0) }
  })
  for (const { quantity } of wanted) checkSize(quantity)
  const prices = priceColumns(db, cartPriceContext(db, cart), wanted)
  checkStock(
    db,
    cart.sales_channel_id,
    wanted.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
  )
  for (const [i, { request, twin, variant, quantity }] of wanted.entries()) {
    if (twin) db.tables.cartLineItem.update(twin.id, { quantity, ...repriced(prices[i]) })
    else
      db.tables.cartLineItem.insert({
        cart_id: cart.id,
        quantity,
        metadata: request.metadata ?? {},
        ...variantColumns(db, variant),
        ...prices[i],
      })
  }
}

/** A line of this cart, or 404. */
export function lineOf(db: Database, cart: Row<"cart">, id: string): Row<"cartLineItem"> {
  const line = db.tables.cartLineItem.get(id)
  if (line?.cart_id !== cart.id) throw notFound(`Line item with id: ${id} was not found`)
  return line
}

/** A changed line gets the price of today; quantity 0 takes it out. */
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
  if (line.variant_id !== null && !variant) sellable(db, [line.variant_id])
  checkStock(db, cart.sales_channel_id, [{ variant_id: line.variant_id, quantity }])
  const [price] =
    variant && !line.is_custom_price ? priceColumns(db, cartPriceContext(db, cart), [{ variant, quantity }]) : []
  db.tables.cartLineItem.update(line.id, { quantity, metadata: change.metadata, ...price })
}

/** With its taxes and discounts. */
export function removeLine(db: Database, line: Row<"cartLineItem">): void {
  for (const tax of db.tables.cartLineItemTaxLine.by("item_id", line.id)) db.tables.cartLineItemTaxLine.erase(tax.id)
  for (const discount of db.tables.cartLineItemAdjustment.by("item_id", line.id))
    db.tables.cartLineItemAdjustment.erase(discount.id)
  db.tables.cartLineItem.erase(line.id)
}

/** Prices all lines anew: the cart moved to another region, address or customer. */
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
