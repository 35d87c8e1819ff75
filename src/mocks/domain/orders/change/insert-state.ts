import type { Discount, OrderState, StateMethod } from "#mocks/domain/orders/order-state.ts"
import type { Database } from "#mocks/kernel/database.ts"

const discountColumns = ({ code, amount, is_tax_inclusive, promotion_id, description, provider_id }: Discount) => ({
  code,
  amount,
  is_tax_inclusive,
  promotion_id,
  description,
  provider_id,
})

/** Writes the discounts of an order's state for a version. */
export function insertAdjustments(db: Database, version: number, state: OrderState): void {
  const { orderLineItemAdjustment, orderShippingMethodAdjustment } = db.tables
  for (const { line, detail, adjustments } of state.items)
    for (const discount of detail.quantity > 0 ? adjustments : [])
      orderLineItemAdjustment.insert({ ...discountColumns(discount), item_id: line.id, version })
  for (const { method, adjustments } of state.methods)
    for (const discount of adjustments)
      orderShippingMethodAdjustment.insert({ ...discountColumns(discount), shipping_method_id: method.id, version })
}

/** Whether a shipping method lost its place in the order when its change was undone. */
export const isDropped = (db: Database, methodId: string): boolean => {
  const rows = db.tables.orderShipping.by("shipping_method_id", methodId, { withDeleted: true })
  return rows.length > 0 && rows.every((row) => row.deleted_at !== null)
}

/** Writes the order's state as a new version; rows of older versions are kept for the history. */
export function insertState(db: Database, orderId: string, version: number, state: OrderState): void {
  const t = db.tables
  for (const { line, detail } of state.items) {
    if (detail.quantity <= 0) continue
    const { id: _id, created_at: _created, updated_at: _updated, ...columns } = detail
    t.orderItem.insert({
      ...columns,
      version,
      unit_price: detail.unit_price ?? line.unit_price,
      compare_at_unit_price: detail.compare_at_unit_price ?? line.compare_at_unit_price,
    })
  }
  // New shipping methods come first: fulfillments use the first one, as on the server.
  const isNew = (entry: StateMethod) => entry.detail.created_at === undefined
  for (const entry of state.methods.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a)))) {
    const { method, detail } = entry
    if (isNew(entry) && isDropped(db, method.id)) continue
    const { return_id, claim_id, exchange_id } = detail
    t.orderShipping.insert({
      order_id: orderId,
      shipping_method_id: method.id,
      version,
      return_id,
      claim_id,
      exchange_id,
      ...(detail.created_at === undefined ? {} : { created_at: detail.created_at }),
    })
  }
  insertAdjustments(db, version, state)
  for (const { amount, reference, reference_id, metadata } of state.credits)
    t.orderCreditLine.insert({ order_id: orderId, version, amount, reference, reference_id, metadata })
}
