import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/abortable.ts"
import { changedMeanwhile } from "#machines/changed-meanwhile.ts"
import { isShippedAs, labelsOf } from "#machines/fulfillments/labels.rules.ts"
import { runIdempotent } from "#machines/lost-response.ts"
import { needed } from "#machines/needed.ts"
import { isReturnOption } from "#machines/order-change/shipping-options.rules.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type Choice, chosen, createdFulfillment, type FulfillmentData } from "./fulfill.rules.ts"
import { loadReservations } from "./reserve-stock.ts"
import { shippedAlready } from "./shipped-already.ts"

const ORDER_FIELDS =
  "+currency_code,*items.detail,+items.variant.inventory_items.inventory_item_id,+items.variant.inventory_items.required_quantity,*fulfillments,*fulfillments.items"
const SHIPMENT_FIELDS = "id,*fulfillments,*fulfillments.items,*fulfillments.labels"

/** Loads all data needed to fulfill an order's items. */
async function load(sdk: AdminSdk, id: string, signal: AbortSignal): Promise<FulfillmentData> {
  const { order: orders, stockLocation, user: users } = sdk.admin
  const [{ order }, { order: preview }, { stock_locations }, { user }, { shipping_options }] = await Promise.all([
    orders.retrieve({ id, query: { fields: ORDER_FIELDS } }, { signal }),
    orders.retrievePreview({ id }, { signal }),
    stockLocation.list({ query: { limit: 100, fields: "id,name" } }, { signal }),
    users.me({ query: { fields: "id" } }, { signal }),
    orders.listShippingOptions({ id }, { signal }),
  ])
  const reservations = await loadReservations(sdk, needed(order), { signal })
  const locations = needed(stock_locations).map(({ id, name }) => ({ id, name }))
  const options = needed(shipping_options)
    .filter((option) => !isReturnOption(option))
    .map(({ id, name }) => ({ id, name }))
  return { order, preview: needed(preview), locations, options, reservations, userId: needed(user).id }
}

interface FulfillInput {
  readonly orderId: string
  readonly choice: Choice
}
interface ShipInput extends FulfillInput {
  readonly data: FulfillmentData | null
  readonly sent: Choice | null
}

function create(sdk: AdminSdk, { orderId: id, choice }: FulfillInput): Promise<unknown> {
  const body = {
    items: chosen(choice).map(([id, quantity]) => ({ id, quantity })),
    location_id: choice.locationId,
    no_notification: !choice.notify,
    ...(choice.optionId ? { shipping_option_id: choice.optionId } : {}),
  }
  return sdk.admin.order.createFulfillment({ id, body })
}

/**
 * Marks the created fulfillment as shipped. Loads it first, because an earlier attempt whose response was lost may have
 * shipped it. Throws (409) if someone else canceled it, or if it was shipped with other tracking numbers.
 */
async function ship(sdk: AdminSdk, { orderId: id, data, sent, choice }: ShipInput): Promise<void> {
  const { order: orders } = sdk.admin
  const [before, items] = [needed(data), needed(sent)]
  const labels = labelsOf(choice.packages)
  const read = async () => {
    const { order } = await orders.retrieve({ id, query: { fields: SHIPMENT_FIELDS } })
    return createdFulfillment(before, needed(order), items)
  }
  const fulfillment = await read()
  if (!fulfillment || fulfillment.canceled_at) throw changedMeanwhile()
  if (isShippedAs(fulfillment, labels, before.userId)) return
  if (fulfillment.shipped_at) throw shippedAlready(fulfillment)
  const body = {
    items: chosen(items).map(([id, quantity]) => ({ id, quantity })),
    labels,
    no_notification: !choice.notify,
  }
  await runIdempotent(
    () => orders.createShipment({ id, fulfillment_id: fulfillment.id, body }),
    async () => {
      const now = await read()
      return now !== undefined && isShippedAs(now, labels, before.userId)
    },
  )
}

export const createFulfillActors = (sdk: AdminSdk) => ({
  load: fromAbortable(({ input, signal }: { input: string; signal: AbortSignal }) => load(sdk, input, signal)),
  fulfill: fromPromise(({ input }: { input: FulfillInput }) => create(sdk, input)),
  ship: fromPromise(({ input }: { input: ShipInput }) => ship(sdk, input)),
})
