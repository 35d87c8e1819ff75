import type { z } from "zod"
import { findOrCreateBuyer } from "#mocks/domain/cart/customer.ts"
import { addMethodTaxes, checkQuantities, createLines } from "#mocks/domain/orders/change/lines.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import { EMAIL } from "#mocks/domain/orders/orders.ts"
import { summaryOf } from "#mocks/domain/orders/summary.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { sumOf } from "#mocks/kernel/decimal.ts"
import { found, invalidData, notFound } from "#mocks/kernel/refusal.ts"
import type { CreateDraftOrderBody } from "#schema/admin/draft-order.ts"
import { firstDiscounts } from "./discounts.ts"

export type NewDraft = z.output<typeof CreateDraftOrderBody>
type NewLine = NonNullable<NewDraft["items"]>[number]

function channelOf(db: Database, id: string | null | undefined): string | null {
  if (!id) return db.tables.store.all()[0]?.default_sales_channel_id ?? null
  return found(db.tables.salesChannel.get(id), `SalesChannel with id: ${id} was not found`).id
}

function buyerOf(db: Database, { customer_id, email }: NewDraft) {
  if (!customer_id) return email ? findOrCreateBuyer(db, null, email) : { customer: undefined, email: undefined }
  const customer = found(db.tables.customer.get(customer_id), `Customer with id: ${customer_id} was not found`)
  return { customer, email: email ?? customer.email }
}

function addressOf(db: Database, values: NewDraft["shipping_address"], column: string): string | null {
  if (values === undefined) return null
  if (typeof values !== "string") return db.tables.orderAddress.insert(values).id
  if (!db.tables.orderAddress.get(values))
    throw notFound(`You tried to set relationship ${column}: ${values}, but such entity does not exist`)
  return values
}

/** Parses an amount given as number, text, or `{ value }` with text. */
function amountOf(value: NewLine["unit_price"]): number | undefined {
  if (value === null || value === undefined) return undefined
  const amount = Number(typeof value === "object" ? value.value : value)
  if (!Number.isFinite(amount)) throw invalidData(`'${typeof value === "object" ? value.value : value}' is no amount`)
  return amount
}

function addLines(db: Database, order: Row<"order">, items: readonly NewLine[]): number {
  const wanted = items.map((item) => ({ ...item, unit_price: amountOf(item.unit_price) }))
  const unpriced = wanted.filter((item) => !item.variant_id && item.unit_price === undefined)
  if (unpriced.length > 0) {
    checkQuantities(wanted)
    throw invalidData(`Items ${unpriced.map(({ title }) => title ?? "").join(", ")} do not have a price`)
  }
  const lines = createLines(db, order, wanted)
  for (const [i, line] of lines.entries()) {
    const { quantity, metadata } = wanted[i] as NewLine
    db.tables.orderItem.insert({ order_id: order.id, item_id: line.id, quantity, metadata: metadata ?? {} })
  }
  return sumOf(lines.entries(), ([i, line]) => (line.unit_price ?? 0) * (wanted[i] as NewLine).quantity)
}

/** Adds shipping methods as given, without a lookup of their options or prices. Returns the sum of their amounts. */
function addMethods(db: Database, order: Row<"order">, methods: NonNullable<NewDraft["shipping_methods"]>): number {
  return sumOf(methods, ({ name, shipping_option_id, data, ...given }) => {
    const amount = amountOf(given.amount) ?? 0
    const method = db.tables.orderShippingMethod.insert({ name, shipping_option_id, data: data ?? null, amount })
    db.tables.orderShipping.insert({ order_id: order.id, shipping_method_id: method.id })
    addMethodTaxes(db, order, method)
    return amount
  })
}

/** Links all codes to the draft, even those without effect; automatic promotions apply but aren't linked. */
function applyCodes(db: Database, order: Row<"order">, codes: readonly string[]): void {
  const { promotion, orderPromotion, orderLineItemAdjustment, orderShippingMethodAdjustment } = db.tables
  const promotions = [...new Set(codes)].map((code) => {
    const row = promotion.first("code", code)
    if (!row) throw invalidData(`The promotion code ${code} is invalid`)
    return row
  })
  for (const row of promotions) orderPromotion.insert({ order_id: order.id, promotion_id: row.id })
  const { items, methods } = firstDiscounts(db, order, orderState(db, order), promotions)
  for (const { target_id, ...discount } of items) orderLineItemAdjustment.insert({ ...discount, item_id: target_id })
  for (const { target_id, ...discount } of methods)
    orderShippingMethodAdjustment.insert({ ...discount, shipping_method_id: target_id })
}

/** Creates a draft order with items, shipping methods and prices set by an administrator. */
export function createDraft(db: Database, request: NewDraft): Row<"order"> {
  if (request.email && !EMAIL.test(request.email)) throw invalidData("The email is not valid")
  const region = found(db.tables.region.get(request.region_id), `Region with id: ${request.region_id} was not found`)
  const { customer, email } = buyerOf(db, request)
  const order = db.tables.order.insert({
    display_id: 0,
    status: "draft",
    is_draft_order: true,
    region_id: region.id,
    currency_code: request.currency_code?.toLowerCase() || region.currency_code,
    sales_channel_id: channelOf(db, request.sales_channel_id),
    customer_id: customer?.id,
    email,
    locale: request.locale,
    no_notification: request.no_notification_order ?? false,
    metadata: request.metadata,
    shipping_address_id: addressOf(db, request.shipping_address, "shipping_address_id"),
    billing_address_id: addressOf(db, request.billing_address, "billing_address_id"),
  })
  // As on the server, the first version's stored summary excludes taxes and discounts.
  const total = addLines(db, order, request.items ?? []) + addMethods(db, order, request.shipping_methods ?? [])
  const summary = summaryOf({ total, before: total, credits: 0, transactions: [] })
  db.tables.orderSummary.insert({ order_id: order.id, totals: { ...summary } })
  applyCodes(db, order, request.promo_codes ?? [])
  // A display id is never reused, not even after a rollback, and is drawn only when nothing can fail anymore.
  return db.tables.order.update(order.id, { display_id: db.next("order") })
}
