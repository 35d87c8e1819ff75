import { itemRowsOf } from "#mocks/domain/orders/order-state.ts"
import { createFulfillment } from "#mocks/domain/shipping/fulfillments.ts"
import { locationOf } from "#mocks/domain/shipping/shipping.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { orderOf } from "./change.ts"

/** Creates the fulfillment of a return, shipped by the customer to the location of its shipping option. */
export function createReturnFulfillment(
  db: Database,
  row: Row<"orderReturn">,
  method: Row<"orderShippingMethod">,
): void {
  const option = db.tables.shippingOption.get(method.shipping_option_id, { withDeleted: true })
  const location = option && locationOf(db, option)
  if (!location)
    throw invalidData(
      `Cannot create fulfillment without stock location, either provide a location or you should link the shipping option ${method.shipping_option_id} to a stock location.`,
    )
  const address = db.tables.stockLocationAddress.get(db.tables.stockLocation.get(location)?.address_id)
  // For the return of a claim or exchange the server takes all items of the order before it, without their ids.
  const isOwned = row.claim_id !== null || row.exchange_id !== null
  const returned = db.tables.returnItem.by("return_id", row.id)
  const order = { ...orderOf(db, row.order_id), version: row.order_version }
  createFulfillment(db, {
    return_id: row.id,
    location_id: location,
    provider_id: option.provider_id,
    shipping_option_id: option.id,
    packed_at: null,
    address,
    items: (isOwned ? itemRowsOf(db, order) : returned).map(({ item_id, quantity }) => {
      const line = db.tables.orderLineItem.get(item_id)
      return {
        title: line?.variant_title ?? line?.title ?? "",
        sku: line?.variant_sku ?? "",
        barcode: line?.variant_barcode ?? "",
        quantity,
        line_item_id: isOwned ? null : item_id,
        inventory_item_id: null,
      }
    }),
  })
}
