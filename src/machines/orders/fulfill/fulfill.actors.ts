import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import { changedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import { needed } from "#machines/kit/needed.ts"
import { isShippedAs, labelsOf } from "#machines/orders/fulfillments/labels.rules.ts"
import { isReturnOption } from "#machines/orders/order-change/shipping-options.rules.ts"
import { STOCK_FIELDS } from "#machines/orders/order-change/stock.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type Choice, chosen, createdFulfillment, type FulfillmentData } from "./fulfill.rules.ts"
import { loadReservations } from "./reserve-stock.ts"
import { shippedAlready } from "./shipped-already.ts"
import { joinReservations, reserveRest, splitReservations } from "./split-reservations.ts"

const ORDER_FIELDS =
  "+currency_code,*items.detail,+items.variant.inventory_items.inventory_item_id,+items.variant.inventory_items.required_quantity,*fulfillments,*fulfillments.items"
const SHIPMENT_FIELDS = "id,*fulfillments,*fulfillments.items,*fulfillments.labels"

/** Reads all data needed to fulfill an order's items. */
async function read(sdk: AdminSdk, id: string, signal: AbortSignal): Promise<FulfillmentData> {
  const { order: orders, stockLocation, user: users } = sdk.admin
  const [{ order }, { order: preview }, { stock_locations }, { user }, { shipping_options }] = await Promise.all([
    orders.retrieve({ id, query: { fields: ORDER_FIELDS } }, { signal }),
    orders.retrievePreview({ id }, { signal }),
    stockLocation.list({ query: { limit: 100, fields: "id,name" } }, { signal }),
    users.me({ query: { fields: "id" } }, { signal }),
    orders.listShippingOptions({ id }, { signal }),
  ])
  const [reservations, variants] = await Promise.all([
    loadReservations(sdk, needed(order), { signal }),
    loadVariants(sdk, needed(order), signal),
  ])
  const locations = needed(stock_locations).map(({ id, name }) => ({ id, name }))
  const options = needed(shipping_options)
    .filter((option) => !isReturnOption(option))
    .map(({ id, name }) => ({ id, name }))
  return { order, preview: needed(preview), locations, options, reservations, variants, userId: needed(user).id }
}

/** Loads the order, and gives its reservations back what a fulfillment that wasn't created has split off. */
async function load(sdk: AdminSdk, { orderId, data, tried, sent }: LoadInput, signal: AbortSignal) {
  const now = await read(sdk, orderId, signal)
  if (!data || !tried || (sent && createdFulfillment(data, now.order, sent))) return now
  return (await joinReservations(sdk, { data, choice: tried }, now.order)) ? read(sdk, orderId, signal) : now
}

async function loadVariants(sdk: AdminSdk, { items }: Order, signal: AbortSignal) {
  const id = [...new Set(items.flatMap(({ variant_id }) => variant_id ?? []))]
  if (id.length === 0) return []
  const query = { id, limit: id.length, fields: `id,${STOCK_FIELDS}` }
  return needed((await sdk.admin.productVariant.list({ query }, { signal })).variants)
}

interface FulfillInput {
  readonly orderId: string
  readonly choice: Choice
  readonly data: FulfillmentData | null
}
interface LoadInput extends Pick<FulfillInput, "orderId" | "data"> {
  readonly tried: Choice | null
  readonly sent: Choice | null
}
interface ShipInput extends FulfillInput {
  readonly sent: Choice | null
}

/** Creates the fulfillment, from reservations that hold no more than it takes. */
async function create(sdk: AdminSdk, { orderId: id, choice, data }: FulfillInput): Promise<void> {
  if (data) await splitReservations(sdk, data, choice)
  const body = {
    items: chosen(choice).map(([id, quantity]) => ({ id, quantity })),
    location_id: choice.locationId,
    no_notification: !choice.notify,
    ...(choice.optionId ? { shipping_option_id: choice.optionId } : {}),
  }
  await sdk.admin.order.createFulfillment({ id, body })
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
  load: fromAbortable(({ input, signal }: { input: LoadInput; signal: AbortSignal }) => load(sdk, input, signal)),
  fulfill: fromPromise(({ input }: { input: FulfillInput }) => create(sdk, input)),
  reserve: fromPromise(({ input: { orderId: id, data, sent } }: { input: ShipInput }) =>
    reserveRest(sdk, { data: needed(data), choice: needed(sent) }, async () =>
      needed((await sdk.admin.order.retrieve({ id, query: { fields: ORDER_FIELDS } })).order),
    ),
  ),
  ship: fromPromise(({ input }: { input: ShipInput }) => ship(sdk, input)),
})
