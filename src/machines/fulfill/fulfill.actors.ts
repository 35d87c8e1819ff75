import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/abortable.ts"
import { changedMeanwhile } from "#machines/changed-meanwhile.ts"
import { isShippedAs, labelsOf } from "#machines/fulfillments/labels.rules.ts"
import { isLost, runIdempotent } from "#machines/lost-response.ts"
import { needed } from "#machines/needed.ts"
import { isReturnOption } from "#machines/order-change/shipping-options.rules.ts"
import { STOCK_FIELDS } from "#machines/order-change/stock.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import { type Choice, chosen, createdFulfillment, type FulfillmentData } from "./fulfill.rules.ts"
import { loadReservations } from "./reserve-stock.ts"
import { shippedAlready } from "./shipped-already.ts"
import { splitReservations } from "./stock.rules.ts"

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
interface ShipInput extends FulfillInput {
  readonly sent: Choice | null
}

/** Reads the reservations again before any is split: someone else may have taken a part since the page was loaded. */
async function currentSplits(sdk: AdminSdk, data: FulfillmentData, choice: Choice) {
  if (splitReservations(data, choice).length === 0) return []
  return splitReservations({ ...data, reservations: await loadReservations(sdk, data.order) }, choice)
}

/**
 * Creates the fulfillment. Reservations of which it takes a part are reduced to that part first; their rest is reserved
 * again afterwards, and what can't be is offered for reservation by the next fulfillment.
 */
async function create(sdk: AdminSdk, input: FulfillInput): Promise<void> {
  const { reservation } = sdk.admin
  const splits = input.data ? await currentSplits(sdk, input.data, input.choice) : []
  const reduced: typeof splits = []
  try {
    for (const split of splits) {
      await reservation.update({ id: split.row.id, body: { quantity: split.taken } })
      reduced.push(split)
    }
    await send(sdk, input)
  } catch (error) {
    if (!isLost(toApiError(error)))
      for (const { row } of reduced)
        await reservation.update({ id: row.id, body: { quantity: row.quantity } }).catch(() => undefined)
    throw error
  }
  for (const { row, rest: quantity } of splits) {
    const { line_item_id, inventory_item_id, location_id } = row
    const body = { line_item_id, inventory_item_id, location_id, quantity }
    await reservation.create({ body }).catch(() => undefined)
  }
}

function send(sdk: AdminSdk, { orderId: id, choice }: FulfillInput): Promise<unknown> {
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
