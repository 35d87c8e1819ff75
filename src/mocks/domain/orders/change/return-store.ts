import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { notFound } from "#mocks/kernel/refusal.ts"
import { addAction, checkNotCanceled, orderOf, startChange } from "./change.ts"
import { confirmChange } from "./confirm.ts"
import { orderPriceContext } from "./lines.ts"
import { insertReturn } from "./return.ts"
import { createReturnFulfillment } from "./return-fulfillment.ts"
import { checkReturnItems, returnStep } from "./return-items.ts"
import { pricedOption } from "./shipping-methods.ts"

type Return = Row<"orderReturn">

export interface ShopReturn {
  readonly order_id: string
  readonly items: readonly {
    readonly id: string
    readonly quantity: number
    readonly reason_id?: string | null | undefined
    readonly note?: string | null | undefined
  }[]
  readonly return_shipping: { readonly option_id: string; readonly price?: number | undefined }
  readonly location_id?: string | null | undefined
}

/** Creates a storefront return with its items, untaxed return shipping on the order, and its fulfillment. */
export function createStoreReturn(db: Database, request: ShopReturn): Return {
  const { order_id, items, return_shipping, location_id = null } = request
  const order = orderOf(db, order_id)
  checkNotCanceled(order)
  checkReturnItems(db, order_id, items)
  if (location_id !== null && !db.tables.stockLocation.get(location_id))
    throw notFound(`StockLocation id not found: ${location_id}`)
  const { option, price } = pricedOption(db, return_shipping.option_id, orderPriceContext(db, order))
  const opened = insertReturn(db, order, { location_id })
  const row = db.tables.orderReturn.update(opened.id, { status: "requested", requested_at: db.clock.iso() })
  for (const { id: item_id, quantity, reason_id, note } of items)
    db.tables.returnItem.insert({ return_id: row.id, item_id, quantity, reason_id, note })
  // Like the real server: a price of zero or more is used as sent, a negative one is ignored.
  const { price: given = -1 } = return_shipping
  const method = db.tables.orderShippingMethod.insert({
    name: option.name,
    amount: given >= 0 ? given : (price?.calculated_amount ?? 0),
    is_tax_inclusive: price?.is_calculated_price_tax_inclusive ?? false,
    shipping_option_id: option.id,
    data: {},
  })
  db.tables.orderShipping.insert({
    order_id,
    shipping_method_id: method.id,
    return_id: row.id,
    version: order.version,
  })
  createReturnFulfillment(db, row, method)
  return row
}

const shippingOf = (db: Database, row: Return) => db.tables.orderShipping.by("return_id", row.id)

/** Confirms the return as the order's next version; throws if too few are fulfilled or a change is active. */
export function requestShopReturn(db: Database, row: Return): Row<"order"> {
  const order = orderOf(db, row.order_id)
  const change = startChange(db, order, { change_type: "return_request", return_id: row.id })
  for (const { item_id: id, quantity } of db.tables.returnItem.by("return_id", row.id))
    addAction(db, change, returnStep(row, { id, quantity }))
  for (const { shipping_method_id: reference_id } of shippingOf(db, row))
    addAction(db, change, {
      action: "SHIPPING_ADD",
      reference: "order_shipping_method",
      reference_id,
      amount: db.tables.orderShippingMethod.get(reference_id)?.amount,
      details: { order_id: order.id, return_id: row.id },
    })
  const next = confirmChange(db, change, null)
  emit(db, "order.return_requested", { order_id: order.id, return_id: row.id })
  return next
}

/**
 * Whether the real server leaves the return's shipping method on the order when it refuses the return: recorded for
 * more items than were fulfilled (tape `return-store`, step 11). Every other refusal leaves nothing here.
 */
export function leavesShipping(db: Database, row: Return): boolean {
  const lines = orderState(db, orderOf(db, row.order_id)).items
  const items = db.tables.returnItem.by("return_id", row.id)
  const fulfilled = items.map(({ item_id }) => lines.find(({ line }) => line.id === item_id)?.detail.fulfilled_quantity)
  return fulfilled.every(Boolean) && items.some(({ quantity }, i) => quantity > (fulfilled[i] ?? 0))
}

/** Removes a refused return; its shipping method stays on the order (see `leavesShipping`). */
export function deleteShopReturn(db: Database, row: Return): void {
  for (const item of db.tables.returnItem.by("return_id", row.id)) db.tables.returnItem.remove(item.id)
  for (const fulfillment of db.tables.fulfillment.by("return_id", row.id)) db.tables.fulfillment.remove(fulfillment.id)
  db.tables.orderReturn.remove(row.id)
}
