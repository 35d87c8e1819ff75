import { cartTotals } from "#mocks/domain/cart/totals.ts"
import { availableOf, levelAt, reserveAll } from "#mocks/domain/inventory/inventory.ts"
import { type Booking, reservationsFor } from "#mocks/domain/inventory/stock.ts"
import { authorizeSession, type PaymentProblem } from "#mocks/domain/payments/payment-session.ts"
import { registerUsage } from "#mocks/domain/promotions/usage.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData, notAllowed, notFound } from "#mocks/kernel/refusal.ts"
import { copyCart } from "./order-from-cart.ts"

export type Completion =
  | { readonly order: Row<"order">; readonly problem?: undefined }
  | { readonly order?: undefined; readonly problem: PaymentProblem }

const USABLE = new Set(["pending", "requires_more", "authorized", "pending_authorization"])

/** The payment session of a cart; undefined if nothing is due. Throws if it's missing or its provider unavailable. */
function sessionFor(db: Database, cart: Row<"cart">): Row<"paymentSession"> | undefined {
  const collection = db.tables.paymentCollection.first("cart_id", cart.id)
  if (cartTotals(db, cart).total <= 0) return undefined
  if (!collection) throw invalidData("Payment collection has not been initiated for cart")
  const sessions = db.tables.paymentSession
    .by("payment_collection_id", collection.id)
    .filter((session) => USABLE.has(session.status))
  const offered = new Set(
    db.tables.regionPaymentProvider
      .by("region_id", cart.region_id ?? "")
      .map((link) => link.payment_provider_id)
      .filter((id) => db.tables.paymentProvider.get(id)?.is_enabled),
  )
  const gone = [...new Set(sessions.map((session) => session.provider_id))].filter((id) => !offered.has(id))
  const [first] = sessions
  if (!first) throw invalidData("Payment sessions are required to complete cart")
  if (gone.length > 0)
    throw invalidData(
      `Payment provider${gone.length > 1 ? "s" : ""} ${gone.join(", ")} ${gone.length > 1 ? "are" : "is"} not enabled in the cart's region ${cart.region_id}.`,
    )
  return first
}

/** Throws if an item that requires shipping has no shipping method of its shipping profile. */
function checkShipping(db: Database, cart: Row<"cart">, lines: readonly Row<"cartLineItem">[]): void {
  const travelling = lines.filter((line) => line.requires_shipping)
  if (travelling.length === 0) return
  const methods = db.tables.cartShippingMethod.by("cart_id", cart.id)
  if (methods.length === 0)
    throw invalidData("No shipping method selected but the cart contains items that require shipping.")
  const offered = new Set(
    methods.map((method) => db.tables.shippingOption.get(method.shipping_option_id)?.shipping_profile_id ?? null),
  )
  const wanted = travelling.map((line) => db.tables.product.get(line.product_id)?.shipping_profile_id ?? undefined)
  if (wanted.some((profile) => profile === undefined || !offered.has(profile)))
    throw invalidData("The cart items require shipping profiles that are not satisfied by the current shipping methods")
}

/** Throws if stock is short, before anything else is written; as on the server, this uses up a display id. */
function checkBookings(db: Database, bookings: readonly Booking[]): void {
  for (const { inventory_item_id: item, location_id: location, quantity, allow_backorder } of bookings) {
    const level = levelAt(db, item, location)
    if (allow_backorder || !level || availableOf(level) >= quantity) continue
    db.next("order")
    throw notAllowed(`Not enough stock available for item ${item} at location ${location}`)
  }
}

/**
 * Places the order of a cart, once: a completed cart returns its existing order. If payment fails, the cart stays
 * open and only its session's status changes.
 */
export function completeCart(db: Database, id: string): Completion {
  const cart = db.tables.cart.get(id)
  if (!cart) throw notFound(`Cart with id '${id}' not found`)
  const placed = db.tables.order.get(cart.order_id)
  if (placed) return { order: placed }
  const lines = db.tables.cartLineItem.by("cart_id", id)
  if (lines.length === 0) throw invalidData("Cannot complete a cart with no items")
  const session = sessionFor(db, cart)
  checkShipping(db, cart, lines)
  // The real server answers 500 for variants that were deleted from the catalog.
  const gone = lines.filter((line) => line.variant_id !== null && !db.tables.productVariant.get(line.variant_id))
  if (gone.length > 0)
    throw invalidData(
      `Variants ${gone.map((line) => line.variant_id).join(", ")} do not exist or belong to a product that is not published`,
    )
  const bookings = reservationsFor(db, cart.sales_channel_id, lines)
  checkBookings(db, bookings)
  const problem = session && session.status !== "authorized" ? authorizeSession(db, session) : undefined
  if (problem) return { problem }

  const { order, lineIds } = copyCart(db, cart)
  const lineOf = new Map(lines.map((line, i) => [line.id, lineIds[i]]))
  reserveAll(
    db,
    bookings.map((booking) => ({ ...booking, line_item_id: lineOf.get(booking.line_item_id ?? "") })),
  )
  registerUsage(db, cart)
  db.tables.cart.update(id, { completed_at: db.clock.iso(), order_id: order.id })
  emit(db, "order.placed", { id: order.id })
  return { order }
}
