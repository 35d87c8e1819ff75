import { MAX_ROWS } from "#lib/batches.ts"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import { needed } from "#machines/kit/needed.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type Plan, planOf, type Reservation, type Stock, stockKey } from "./order-job-plan.ts"
import type { OrderJobChange } from "./order-jobs.rules.ts"

/** Requests at a time: few enough for other tabs and admins to get through. */
export const CONCURRENCY = 4

const PAYMENT_FIELDS =
  "id,display_id,status,currency_code,total,*summary,*payment_collections.payments,*payment_collections.payments.captures,*payment_collections.payments.refunds"
const FULFILLMENT_FIELDS =
  "id,display_id,status,*items,*items.detail,items.variant.manage_inventory,items.variant.inventory_items.inventory_item_id,items.variant.inventory_items.required_quantity,*fulfillments,*fulfillments.items,*fulfillments.labels"

const fieldsOf = ({ type }: OrderJobChange): string => {
  if (type === "capture") return PAYMENT_FIELDS
  return type === "fulfill" || type === "ship" ? FULFILLMENT_FIELDS : "id,display_id,status"
}

/** Orders as they are now, with all that a job's plans need. */
export interface OrdersNow {
  readonly orders: ReadonlyMap<string, Order>
  /** Id of the signed-in administrator. */
  readonly userId: string
  /** The plan for an order; takes the stock that it needs from that of the later ones. Undefined if there is no such order. */
  plan(id: string): Plan | undefined
}

interface ReadOptions {
  readonly ids: readonly string[]
  readonly change: OrderJobChange
  /** Whether open changes are read, with a request per order. The server refuses what they block. */
  readonly withOpenChanges: boolean
  /** Stock that earlier orders take, by `stockKey`. */
  readonly taken?: ReadonlyMap<string, number>
  readonly signal?: AbortSignal | undefined
}

const pagesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_ROWS) }, (_, page) =>
    ids.slice(page * MAX_ROWS, (page + 1) * MAX_ROWS),
  )

/** Reads orders, at most 100, and for fulfillments their reservations and stock. */
export async function readOrders(sdk: AdminSdk, options: ReadOptions): Promise<OrdersNow> {
  const { ids, change, withOpenChanges, taken = new Map(), signal } = options
  const { order: table, user } = sdk.admin
  const call = signal ? { signal } : {}
  const query = { id: [...ids], fields: fieldsOf(change), limit: MAX_ROWS }
  const [list, me] = await Promise.all([table.list({ query }, call), user.me({ query: { fields: "id" } }, call)])
  const orders = new Map(needed(list.orders).map((order) => [order.id, order]))
  const isBlockable = withOpenChanges && (change.type === "fulfill" || change.type === "ship")
  const changed = isBlockable ? await readChanged(sdk, [...orders.keys()], signal) : new Set<string>()
  const stock = await readStock(sdk, change.type === "fulfill" ? [...orders.values()] : [], signal)
  for (const [key, quantity] of taken) stock.left.set(key, (stock.left.get(key) ?? 0) - quantity)
  return {
    orders,
    userId: needed(me.user).id,
    plan: (id) => {
      const order = orders.get(id)
      return order && planOf(order, change, stock, changed.has(id))
    },
  }
}

/** Ids of the orders with an open change. */
async function readChanged(sdk: AdminSdk, ids: readonly string[], signal: AbortSignal | undefined) {
  const query = { status: ["pending", "requested"], fields: "id,status" }
  const open = await mapConcurrent(ids, CONCURRENCY, async (id) => {
    const { order_changes } = await sdk.admin.order.listChanges({ id, query }, signal ? { signal } : {})
    return needed(order_changes).length > 0 ? [id] : []
  })
  return new Set(open.flat())
}

async function readStock(sdk: AdminSdk, orders: readonly Order[], signal: AbortSignal | undefined): Promise<Stock> {
  const { reservation: table, inventoryItem: items } = sdk.admin
  const call = signal ? { signal } : {}
  const lines = orders.flatMap((order) => (order.items ?? []).map(({ id }) => id))
  const reserved = await mapConcurrent(pagesOf(lines), CONCURRENCY, async (line_item_id) => {
    const fields = "line_item_id,inventory_item_id,location_id,quantity"
    return needed((await table.list({ query: { line_item_id, limit: 1000, fields } }, call)).reservations)
  })
  const reservations = new Map<string, Reservation[]>()
  for (const { line_item_id, inventory_item_id, location_id, quantity } of reserved.flat()) {
    const line = String(line_item_id)
    const one = { itemId: String(inventory_item_id), locationId: String(location_id), quantity }
    reservations.set(line, [...(reservations.get(line) ?? []), one])
  }
  const itemIds = [...new Set([...reservations.values()].flat().map(({ itemId }) => itemId))].sort()
  const read = await mapConcurrent(pagesOf(itemIds), CONCURRENCY, async (id) => {
    const fields = "id,location_levels.location_id,location_levels.stocked_quantity"
    return needed((await items.list({ query: { id, limit: MAX_ROWS, fields } }, call)).inventory_items)
  })
  const left = new Map<string, number>()
  for (const { id, location_levels } of read.flat())
    for (const level of location_levels ?? [])
      left.set(stockKey(id, String(level.location_id)), level.stocked_quantity ?? 0)
  return { reservations, left }
}
