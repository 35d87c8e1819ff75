import type { Fulfillment } from "#schema/admin/entities/location.ts"
import type { Return } from "#schema/admin/entities/order-change.ts"

/** The shipment of a return, loaded with `fields=*fulfillments`; undefined without return shipping or once canceled. */
export const shipmentOfReturn = ({ fulfillments }: Return): Fulfillment | undefined =>
  fulfillments?.find(({ canceled_at }) => !canceled_at)

/** Whether the items of a return are on their way. */
export const isReturnShipped = (row: Return): boolean => Boolean(shipmentOfReturn(row)?.shipped_at)
