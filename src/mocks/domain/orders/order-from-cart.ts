import { cartTotals } from "#mocks/domain/cart/totals.ts"
import type { Columns, InsertOf, RowOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { sumOf } from "#mocks/kernel/decimal.ts"
import { adjustmentColumns, lineColumns, taxLineColumns as taxColumns } from "#mocks/kernel/models/cart.ts"
import { addressColumns } from "#mocks/kernel/models/customer.ts"
import { summaryOf } from "./summary.rules.ts"

/** Copies the values of these columns for an insert into another table. */
function pick<C extends Columns>(columns: C, row: RowOf<C>): InsertOf<C> {
  const picked: Record<string, unknown> = {}
  for (const name of Object.keys(columns)) picked[name] = row[name as keyof C]
  return picked as InsertOf<C>
}

function copyAddress(db: Database, id: string | null): string | null {
  const address = db.tables.cartAddress.get(id)
  if (!address) return null
  return db.tables.orderAddress.insert({ ...pick(addressColumns, address), customer_id: address.customer_id }).id
}

function copyLine(db: Database, order: Row<"order">, line: Row<"cartLineItem">): string {
  const { unit_price, compare_at_unit_price, quantity, metadata } = line
  const { id } = db.tables.orderLineItem.insert({ ...pick(lineColumns, line), unit_price, compare_at_unit_price })
  db.tables.orderItem.insert({ order_id: order.id, item_id: id, quantity, metadata })
  for (const tax of db.tables.cartLineItemTaxLine.by("item_id", line.id))
    db.tables.orderLineItemTaxLine.insert({ ...pick(taxColumns, tax), item_id: id })
  for (const discount of db.tables.cartLineItemAdjustment.by("item_id", line.id))
    db.tables.orderLineItemAdjustment.insert({ ...pick(adjustmentColumns, discount), item_id: id })
  return id
}

function copyMethod(db: Database, order: Row<"order">, method: Row<"cartShippingMethod">): void {
  const { name, description, amount, is_tax_inclusive, shipping_option_id, data, metadata } = method
  const { id } = db.tables.orderShippingMethod.insert({
    name,
    description,
    amount,
    is_tax_inclusive,
    shipping_option_id,
    data,
    metadata,
  })
  db.tables.orderShipping.insert({ order_id: order.id, shipping_method_id: id })
  for (const tax of db.tables.cartShippingMethodTaxLine.by("shipping_method_id", method.id))
    db.tables.orderShippingMethodTaxLine.insert({ ...pick(taxColumns, tax), shipping_method_id: id })
  for (const discount of db.tables.cartShippingMethodAdjustment.by("shipping_method_id", method.id))
    db.tables.orderShippingMethodAdjustment.insert({ ...pick(adjustmentColumns, discount), shipping_method_id: id })
}

/** Moves the cart's payment collections to the order and records captured amounts as transactions. */
function movePayment(db: Database, cart: Row<"cart">, order: Row<"order">): void {
  for (const collection of db.tables.paymentCollection.by("cart_id", cart.id)) {
    db.tables.paymentCollection.update(collection.id, { order_id: order.id })
    for (const payment of db.tables.payment.by("payment_collection_id", collection.id))
      for (const capture of db.tables.capture.by("payment_id", payment.id))
        db.tables.orderTransaction.insert({
          order_id: order.id,
          amount: capture.amount,
          currency_code: payment.currency_code,
          reference: "capture",
          reference_id: capture.id,
        })
  }
}

/** Creates an order's first version from a cart. `lineIds` are in the order of the cart's line items. */
export function copyCart(db: Database, cart: Row<"cart">): { order: Row<"order">; lineIds: string[] } {
  const t = db.tables
  const { region_id, customer_id, sales_channel_id, email, currency_code, locale, metadata } = cart
  const order = t.order.insert({
    display_id: db.next("order"),
    region_id,
    customer_id,
    sales_channel_id,
    email,
    currency_code,
    locale,
    metadata,
    no_notification: false,
    shipping_address_id: copyAddress(db, cart.shipping_address_id),
    billing_address_id: copyAddress(db, cart.billing_address_id),
  })
  const lineIds = t.cartLineItem.by("cart_id", cart.id).map((line) => copyLine(db, order, line))
  for (const method of t.cartShippingMethod.by("cart_id", cart.id)) copyMethod(db, order, method)
  for (const link of t.cartPromotion.by("cart_id", cart.id))
    t.orderPromotion.insert({ order_id: order.id, promotion_id: link.promotion_id })
  const credits = t.cartCreditLine.by("cart_id", cart.id)
  for (const { reference, reference_id, amount, metadata: more } of credits)
    t.orderCreditLine.insert({ order_id: order.id, reference, reference_id, amount, metadata: more })
  movePayment(db, cart, order)
  const { total } = cartTotals(db, cart)
  const digits = t.currency.get(currency_code)?.decimal_digits ?? 2
  const summary = summaryOf({
    total,
    before: total,
    credits: sumOf(credits, (credit) => credit.amount),
    transactions: t.orderTransaction.by("order_id", order.id),
    digits,
  })
  t.orderSummary.insert({ order_id: order.id, totals: { ...summary } })
  return { order, lineIds }
}
