import { needed } from "#machines/kit/needed.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { CallOptions } from "#sdk/options.ts"
import type { Choice, FulfillmentData } from "./fulfill.rules.ts"
import { reservationsToSave } from "./reservations.rules.ts"

const FIELDS = "id,line_item_id,inventory_item_id,location_id,quantity,allow_backorder"

/** Reservations of an order's items. */
export async function loadReservations(sdk: AdminSdk, order: Order, options?: CallOptions) {
  const line_item_id = (order.items ?? []).map(({ id }) => id)
  const query = { line_item_id, limit: 1000, fields: FIELDS }
  return needed((await sdk.admin.reservation.list({ query }, options)).reservations)
}

/**
 * Reserves the stock that chosen items lack. Reads the reservations first: an earlier attempt whose response was lost, or
 * someone else, may have saved them.
 */
export async function reserveStock(sdk: AdminSdk, data: FulfillmentData, choice: Choice): Promise<void> {
  const reservations = await loadReservations(sdk, data.order)
  for (const { id, ...body } of reservationsToSave({ ...data, reservations }, choice)) {
    if (id) await sdk.admin.reservation.update({ id, body: { quantity: body.quantity } })
    else await sdk.admin.reservation.create({ body })
  }
}
